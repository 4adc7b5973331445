import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { retryAtOthers } from '../../inbox/retry-at-others.ts';
import type { Origin } from '../../pipeline/origin.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { agreedShow } from '../known-shows.ts';
import type { ShowMeant } from '../remember.ts';
import { sharedKeysOf } from '../rules/show-keys.ts';

/** Tries the waiting episodes of all other owners again once what a show is counts for everybody. */
export const tellOthers = async (
  app: App,
  tx: Tx,
  {
    event,
    meant: { animeId, season },
    origin,
  }: { event: PlaybackEvent; meant: ShowMeant; origin: Pick<Origin, 'id'> },
): Promise<void> => {
  const agreed = await agreedShow(app, tx, event);
  if (agreed?.animeId !== animeId || agreed.season !== season) return;
  await retryAtOthers(app, tx, { tokenId: origin.id, keys: sharedKeysOf(event) });
};
