import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { refusal } from '../reasons.ts';
import type { SourceKey } from './keys.ts';
import { licensedSource } from './licensed.ts';
import { ensureRows } from './stored.ts';

/** Who agrees to terms: an administrator by the page, or the operator by command. */
export type Consenter = { kind: 'administrator'; userId: string } | { kind: 'operator' };

/** Writes down that somebody agreed to the terms of a source, as they stand now, and makes it due. */
export const agreeToTerms = async (
  app: App,
  tx: Tx,
  { key, consenter }: { key: SourceKey; consenter: Consenter },
): Promise<void> => {
  const { terms } = licensedSource(key).licence;
  const now = app.clock.now();
  await ensureRows(app, tx);
  await tx
    .updateTable('sources.source')
    .set({
      consent_at: now,
      consent_terms: terms,
      consent_actor: consenter.kind,
      consent_user_id: consenter.kind === 'administrator' ? consenter.userId : null,
      is_off: false,
      is_withdrawn: false,
    })
    .where('key', '=', key)
    // Asked once: who agrees again to the same changes nothing.
    .where((where) =>
      where.or([where('consent_terms', 'is', null), where('consent_terms', '!=', terms)]),
    )
    .execute();
};

/** @throws Refusal when the terms of a source are others than those that were read: a page may be older than an update. */
export const requireTerms = (key: SourceKey, terms: string): void => {
  const { info, licence } = licensedSource(key);
  if (terms !== licence.terms)
    throw refusal('CONFLICT', 'SOURCE_TERMS_CHANGED', { source: info.name });
};

/** @throws Refusal for a source whose terms nobody has to agree to. */
export const requireConsented = (key: SourceKey): void => {
  const { info, licence } = licensedSource(key);
  if (!licence.needsConsent)
    throw refusal('CONFLICT', 'SOURCE_NEEDS_NO_CONSENT', { source: info.name });
};

/** Takes back an agreement: the worker removes what the source gave. */
export const withdrawConsent = async (app: App, tx: Tx, key: SourceKey): Promise<void> => {
  await ensureRows(app, tx);
  await tx
    .updateTable('sources.source')
    .set({
      consent_at: null,
      consent_terms: null,
      consent_actor: null,
      consent_user_id: null,
      is_withdrawn: true,
    })
    .where('key', '=', key)
    .execute();
};

/** Switches a source on or off. What it has given stays. */
export const switchSource = async (
  app: App,
  tx: Tx,
  { key, isOn }: { key: SourceKey; isOn: boolean },
): Promise<void> => {
  await ensureRows(app, tx);
  await tx.updateTable('sources.source').set({ is_off: !isOn }).where('key', '=', key).execute();
};

/** Lets the next file of a source be much smaller than its last one. */
export const takeSmaller = async (db: Database, key: SourceKey): Promise<void> => {
  await db
    .updateTable('sources.source')
    .set({ takes_smaller: true })
    .where('key', '=', key)
    .execute();
};
