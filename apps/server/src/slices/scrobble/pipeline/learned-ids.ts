import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { mapping, namesShow } from '#slices/mapping/index.ts';
import { agreedShow, learnedShow, type LearnedShow } from '../corrections/learned-shows.ts';
import { foldedTitle } from '../corrections/rules/place.ts';
import { sharingLearnedShow } from '../shows/lock-shows.ts';
import { keyOfGuid } from '../shows/rules/show-keys.ts';
import type { Origin } from './origin.ts';
import type { PlaybackEvent } from './playback.ts';

/**
 * The event with the ids that its server has reported for the show. Servers reuse keys of removed shows, so the ids count only if the title
 * is the reported one or one of the catalogue. Servers of others tell nothing of it until the transaction ends, so that what they tell finds
 * what is left waiting because of this.
 */
export const withLearnedIds = async (
  app: App,
  tx: Tx,
  { origin, event }: { origin: Origin; event: PlaybackEvent },
): Promise<PlaybackEvent> => {
  const { showKey, showGuid, showTitle, ids } = event;
  const guidKey = showGuid === null ? null : keyOfGuid(showGuid);
  const keys = [showKey, guidKey].filter((key) => key !== null);
  if (keys.length === 0 || event.kind !== 'episode') return event;
  const own = await learnedShow(tx, {
    tokenId: origin.id,
    keys,
    condition: sharingLearnedShow(guidKey),
  });
  const learned = own.length > 0 || guidKey === null ? own : await agreedShow(tx, guidKey);
  const isMeant = ({ kind, id, title }: LearnedShow): boolean => {
    if (showTitle === null) return true;
    const isSame = title !== null && foldedTitle(title) === foldedTitle(showTitle);
    return isSame || namesShow(app.get(mapping), { kind, id }, showTitle);
  };
  const missing = learned.filter(
    (of) => !ids.some(({ kind, level }) => kind === of.kind && level === 'show') && isMeant(of),
  );
  const more = missing.map(({ kind, id }) => ({ kind, id, level: 'show' as const }));
  return { ...event, ids: [...ids, ...more] };
};
