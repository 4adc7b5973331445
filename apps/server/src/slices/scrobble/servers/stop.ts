import type { PlaybackEvent } from '../pipeline/playback.ts';
import { PLAYBACK_STOP } from './media-browser.ts';

/** What differs between the messages of programs that only tell what was played, and how far. */
type Played = Pick<
  PlaybackEvent,
  'kind' | 'title' | 'showTitle' | 'season' | 'episode' | 'ids' | 'serverUser'
> & {
  showYear?: number | null;
  /** How far it was played, 0–1; null if all that is known is that it was watched. */
  ratio: number | null;
  /** Whether the program says that it was watched to the end. */
  isWatched: boolean;
};

const MOST_KEY = 600;

/** A message of such a program, as the stop of a playback. Those that tell the position as it goes on tell one viewing many times. */
export const stopEvent = ({
  ratio,
  isWatched,
  showYear = null,
  ...played
}: Played): PlaybackEvent => {
  const { kind, ids, season, episode, title, showTitle, serverUser } = played;
  const show = ids.find(({ level }) => level === 'show');
  const item = ids.map(({ level, kind: site, id }) => `${level}:${site}:${id}`);
  const key = [kind, season, episode, showTitle ?? title, serverUser?.title, ...item];
  return {
    ...played,
    originKind: 'server_b',
    event: PLAYBACK_STOP,
    ownAccount: true,
    episodeEnd: null,
    airDate: null,
    progress: { ratio, positionMs: null, completed: isWatched },
    runTimeMs: null,
    sessionKey: JSON.stringify(key).slice(0, MOST_KEY),
    library: null,
    trackerIds: [],
    showKey: show ? `${show.kind}:${show.id}` : null,
    showGuid: null,
    showYear,
  };
};
