import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { showKeysOf } from '../../corrections/rules/place.ts';

type Shown = Pick<PlaybackEvent, 'kind' | 'ids' | 'showGuid'>;

/** The name that a show has on every server which uses the same agent. */
export const keyOfGuid = (guid: string): string => `guid:${guid}`;

/** The names of the show of an event that are the same on every server. */
export const sharedKeysOf = ({ kind, ids, showGuid }: Shown): string[] => {
  if (kind !== 'episode') return [];
  const shows = ids.filter(({ level }) => level === 'show');
  const byId = new Set(shows.map(({ kind: site, id }) => `${site}:${id}`));
  return [...(showGuid === null ? [] : [keyOfGuid(showGuid)]), ...byId].slice(0, MOST_SHARED);
};

const MOST_SHARED = 6;

/** All names of the show of an event, those that are the same on every server first. */
export const allKeysOf = (event: PlaybackEvent): string[] => [
  ...sharedKeysOf(event),
  ...showKeysOf(event),
];

const OWN_KEY = /^(?:show|title):/u;

/** Whether a name of a show is the same on every server. */
export const isSharedKey = (key: string): boolean => !OWN_KEY.test(key);
