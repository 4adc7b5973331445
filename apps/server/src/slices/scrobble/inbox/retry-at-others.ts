import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { endSuggestion } from './asked.ts';
import { retryOfOthers } from './retry.ts';

/** Tries what waits at other owners again, because what the show with some names is counts for everybody now. */
export const retryAtOthers = async (
  app: App,
  tx: Tx,
  show: { tokenId?: string; keys: readonly string[] },
): Promise<void> => {
  for (const other of await retryOfOthers(app, tx, show)) await endSuggestion(tx, other);
};
