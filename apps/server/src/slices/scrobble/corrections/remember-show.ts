import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { retryOfShow } from '../inbox/retry.ts';
import { retryAtOthers } from '../inbox/retry-at-others.ts';
import type { DecodedShow } from '../pipeline/playback.ts';
import { lockLearnedShow } from '../shows/lock-shows.ts';
import { keyOfGuid } from '../shows/rules/show-keys.ts';
import { agreedShow, learnShow } from './learned-shows.ts';
import { lockWordsAt } from './lock-words.ts';
import { nameOfShow } from './rules/place.ts';

interface ToldShow {
  tokenId: string;
  at: Date;
  show: DecodedShow;
}

/**
 * Remembers the ids that a server tells of a show, and tries the unmatched deliveries of the show again: also at others, once they may believe them.
 * What its owner says meanwhile, and plays of theirs, wait. Call it before any row is locked, or with the words locked already.
 */
export const rememberShow = async (
  app: App,
  tx: Tx,
  { tokenId, at, show }: ToldShow,
): Promise<void> => {
  await lockWordsAt(tx, tokenId);
  const { showKey, showGuid, title, ids } = show;
  const guidKey = showGuid === null ? null : keyOfGuid(showGuid);
  if (guidKey !== null) await lockLearnedShow(tx, guidKey);
  const before = guidKey === null ? [] : await agreedShow(tx, guidKey);
  for (const key of [showKey, guidKey]) {
    if (key !== null) await learnShow(tx, { tokenId, showKey: key }, { title, ids, at });
  }
  const keys = [nameOfShow(showKey), ...(guidKey === null ? [] : [guidKey])];
  await retryOfShow(app, tx, { tokenId, keys });
  if (guidKey === null) return;
  const isNew = (await agreedShow(tx, guidKey)).some(
    ({ kind, id }) => !before.some((known) => known.kind === kind && known.id === id),
  );
  if (isNew) await retryAtOthers(app, tx, { tokenId, keys: [guidKey] });
};
