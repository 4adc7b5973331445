import { z } from 'zod';
import { CHAPTER_THRESHOLD, type RecordingOptions } from '../pipeline/rules/decide.ts';
import { because } from '../reasons.ts';

/** What the owner of a token lets it record, and what it asks about. */
export interface TokenSettings extends RecordingOptions {
  /** Whether the first play of an anime that is not on the list waits for a word of the owner. */
  askFirst: boolean;
  /** Whether an anime that is not on the list is left alone. */
  onlyOnList: boolean;
  /** Whether ids of AniDB and MyAnimeList count where those of TMDB and TVDB say nothing. */
  trackerIds: boolean;
  /** Whether plays are recorded without asking if title and date leave no doubt. */
  sureMatches: boolean;
  /** Whether everybody's plays count, so that nobody asks about a second user of the server. */
  allUsers: boolean;
}

/** The columns of a token that are settings. */
export interface SettingsRow {
  only_user: string | null;
  episode_threshold: number;
  movie_threshold: number;
  ask_first: boolean;
  only_on_list: boolean;
  ignored_libraries: string[];
  marked_played: boolean;
  tracker_ids: boolean;
  sure_matches: boolean;
  all_users: boolean;
}

export const SETTINGS_COLUMNS = [
  'only_user',
  'episode_threshold',
  'movie_threshold',
  'ask_first',
  'only_on_list',
  'ignored_libraries',
  'marked_played',
  'tracker_ids',
  'sure_matches',
  'all_users',
] as const satisfies readonly (keyof SettingsRow)[];

export const settingsOf = (row: SettingsRow): TokenSettings => ({
  threshold: {
    episode: row.episode_threshold / 100,
    movie: row.movie_threshold / 100,
    chapter: CHAPTER_THRESHOLD,
  },
  onlyUser: row.only_user,
  ignoredLibraries: row.ignored_libraries,
  markedPlayed: row.marked_played,
  askFirst: row.ask_first,
  onlyOnList: row.only_on_list,
  trackerIds: row.tracker_ids,
  sureMatches: row.sure_matches,
  allUsers: row.all_users,
});

const threshold = z
  .number(because('THRESHOLD_NOT_A_NUMBER'))
  .int(because('THRESHOLD_NOT_WHOLE'))
  .min(50, because('THRESHOLD_TOO_LOW'))
  .max(100, because('THRESHOLD_TOO_HIGH'));
const name = z
  .string()
  .trim()
  .min(1, because('LIBRARY_NAME_MISSING'))
  .max(200, because('LIBRARY_NAME_TOO_LONG'));

/** The settings as their owner reads and changes them. */
export const settingsInput = z
  .object({
    onlyUser: name.nullable(),
    episodeThreshold: threshold,
    movieThreshold: threshold,
    askFirst: z.boolean(),
    onlyOnList: z.boolean(),
    ignoredLibraries: z.array(name).max(50, because('IGNORED_LIBRARIES_EXHAUSTED')),
    markedPlayed: z.boolean(),
    trackerIds: z.boolean(),
    sureMatches: z.boolean(),
    allUsers: z.boolean(),
  })
  .partial();
export type SettingsInput = z.infer<typeof settingsInput>;

/** What can be set of a player, which tells no users, libraries or marks. */
const PLAYER_SETTINGS: ReadonlySet<string> = new Set([
  'episodeThreshold',
  'movieThreshold',
  'askFirst',
  'onlyOnList',
  'sureMatches',
] satisfies (keyof SettingsInput)[]);

/** The settings among these that no player has. */
export const settingsOfServersAlone = (input: SettingsInput): string[] =>
  Object.keys(input).filter((name) => !PLAYER_SETTINGS.has(name));

/** The settings of a row, in the form their owner sends them in. */
export const shownSettings = (row: SettingsRow): Required<SettingsInput> => ({
  onlyUser: row.only_user,
  episodeThreshold: row.episode_threshold,
  movieThreshold: row.movie_threshold,
  askFirst: row.ask_first,
  onlyOnList: row.only_on_list,
  ignoredLibraries: row.ignored_libraries,
  markedPlayed: row.marked_played,
  trackerIds: row.tracker_ids,
  sureMatches: row.sure_matches,
  allUsers: row.all_users,
});

/** The columns a change of settings writes. */
export const settingsColumns = (input: SettingsInput): Partial<SettingsRow> => ({
  ...(input.onlyUser !== undefined && { only_user: input.onlyUser }),
  ...(input.episodeThreshold !== undefined && { episode_threshold: input.episodeThreshold }),
  ...(input.movieThreshold !== undefined && { movie_threshold: input.movieThreshold }),
  ...(input.askFirst !== undefined && { ask_first: input.askFirst }),
  ...(input.onlyOnList !== undefined && { only_on_list: input.onlyOnList }),
  ...(input.ignoredLibraries !== undefined && { ignored_libraries: input.ignoredLibraries }),
  ...(input.markedPlayed !== undefined && { marked_played: input.markedPlayed }),
  ...(input.trackerIds !== undefined && { tracker_ids: input.trackerIds }),
  ...(input.sureMatches !== undefined && { sure_matches: input.sureMatches }),
  ...(input.allUsers !== undefined && { all_users: input.allUsers }),
});
