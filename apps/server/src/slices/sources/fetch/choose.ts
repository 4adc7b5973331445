import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { SourceKey } from './keys.ts';
import { agreeToTerms, requireTerms, switchSource, type Consenter } from './permit.ts';
import { LICENSED_SOURCES } from './licensed.ts';

/** Sources that are to be fetched, each with the terms its user has read; empty for open licences. */
export type ChosenSources = ReadonlyMap<SourceKey, string>;

/**
 * Switches the chosen sources on and all others off, and writes down to which terms was agreed.
 * @throws Refusal when the terms of one have changed since they were read.
 */
export const chooseSources = async (
  app: App,
  tx: Tx,
  { chosen, consenter }: { chosen: ChosenSources; consenter: Consenter },
): Promise<void> => {
  for (const { key, licence } of LICENSED_SOURCES) {
    const terms = chosen.get(key);
    if (terms !== undefined && licence.needsConsent) {
      requireTerms(key, terms);
      await agreeToTerms(app, tx, { key, consenter });
    }
    await switchSource(app, tx, { key, isOn: terms !== undefined });
  }
};
