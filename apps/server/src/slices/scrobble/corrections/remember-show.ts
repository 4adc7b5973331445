import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { retryOfShow } from '../inbox/claim.ts';
import type { DecodedShow } from '../pipeline/playback.ts';
import { keyOfGuid } from '../shows/rules/show-keys.ts';
import { learnShow } from './learned-shows.ts';
import { nameOfShow } from './rules/place.ts';

/** Remembers the ids that a server tells of a show, and tries the unmatched deliveries of the show again. */
export const rememberShow = async (
  app: App,
  tx: Tx,
  { tokenId, at, show }: { tokenId: string; at: Date; show: DecodedShow },
): Promise<void> => {
  const { showKey, showGuid, title, ids } = show;
  const guidKey = showGuid === null ? null : keyOfGuid(showGuid);
  for (const key of [showKey, guidKey]) {
    if (key !== null) await learnShow(tx, { tokenId, showKey: key }, { title, ids, at });
  }
  await retryOfShow(app, tx, { tokenId, keys: [nameOfShow(showKey)] });
};
