import type { ExternalMediaId } from '#slices/mapping/index.ts';
import type { TrackerId } from '../pipeline/playback.ts';

/** What a guid of Plex names, before its place tells the level. */
export type GuidId = Omit<ExternalMediaId, 'level'> & {
  /** Whether the form itself says that the id is the show's: it is followed by numbers, or an agent's. */
  isOfShow: boolean;
};

interface Source {
  kind: ExternalMediaId['kind'];
  absolute?: boolean;
}

/** `tmdb://1`: the id of whatever carries it. */
const PLAIN_SCHEMES: ReadonlyMap<string, Source> = new Map([
  ['tmdb', { kind: 'tmdb' }],
  ['tvdb', { kind: 'tvdb' }],
]);

/** Agents that identify by show (or film) id, with season and number behind it. */
const AGENT_SCHEMES: ReadonlyMap<string, Source> = new Map([
  ['com.plexapp.agents.thetvdb', { kind: 'tvdb' }],
  ['com.plexapp.agents.themoviedb', { kind: 'tmdb' }],
  ['com.plexapp.agents.xbmcnfotv', { kind: 'tvdb' }],
]);

const HAMA_SCHEME = 'com.plexapp.agents.hama';

/** Modes of HAMA: `tvdb3` and `tvdb4` show seasons but keep absolute numbers; `tvdb5` has no seasons at all. */
const HAMA_SOURCES: ReadonlyMap<string, Source> = new Map([
  ['tvdb', { kind: 'tvdb' }],
  ['tvdb2', { kind: 'tvdb' }],
  ['tvdb3', { kind: 'tvdb', absolute: true }],
  ['tvdb4', { kind: 'tvdb', absolute: true }],
  ['tvdb5', { kind: 'tvdb', absolute: true }],
  ['tmdb', { kind: 'tmdb' }],
  ['tsdb', { kind: 'tmdb' }],
]);

const GUID =
  /^([a-z][\w.]{0,60}):\/\/(?:([a-z]+\d?)-)?(\d{1,10})(?:\/(\d{1,6})(?:\/(\d{1,6}))?)?(?:[/?].*)?$/iu;

const sourceOf = (scheme: string, hamaSource: string | undefined): Source | undefined => {
  if (scheme === HAMA_SCHEME) return HAMA_SOURCES.get(hamaSource?.toLowerCase() ?? '');
  if (hamaSource !== undefined) return undefined;
  return PLAIN_SCHEMES.get(scheme) ?? AGENT_SCHEMES.get(scheme);
};

const TRACKER_GUID =
  /^(?:com\.plexapp\.agents\.hama:\/\/anidb\d?-|net\.fribbtastic\.coding\.plex\.(?<mal>myanimelist):\/\/)(?<id>\d{1,10})(?:\/(?<season>\d{1,6})(?:\/(?<number>\d{1,6}))?)?(?:[/?].*)?$/iu;

/** Reads the id of an anime at AniDB or MyAnimeList; null where a guid is none, or of the specials of one. */
export const parseTrackerGuid = (guid: string): TrackerId | null => {
  const { id, mal, season, number } = TRACKER_GUID.exec(guid.trim())?.groups ?? {};
  const value = Number(id);
  if (id === undefined || value < 1 || value > 2_147_483_647 || season === '0') return null;
  return { site: mal === undefined ? 'anidb' : 'mal', id: value, number: numberOf(number) };
};

const numberOf = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits);

const SHOW_GUID = /^plex:\/\/show\/[\da-f]{24}$/u;

/** The id of a show that the current agent gives it on every server; null where a guid is none. */
export const parseShowGuid = (guid: string | null): string | null => {
  const plain = guid?.trim().toLowerCase() ?? '';
  return SHOW_GUID.test(plain) ? plain : null;
};

/** Reads a guid; null when it holds no id of kind A or B. */
export const parseGuid = (guid: string): GuidId | null => {
  const [, rawScheme = '', hamaSource, digits, season, number] = GUID.exec(guid.trim()) ?? [];
  const scheme = rawScheme.toLowerCase();
  const source = sourceOf(scheme, hamaSource);
  const id = Number(digits);
  if (!source || id < 1 || id > 2_147_483_647) return null;
  return {
    kind: source.kind,
    id,
    season: numberOf(season),
    number: numberOf(number),
    absolute: source.absolute ?? false,
    isOfShow: season !== undefined || !PLAIN_SCHEMES.has(scheme),
  };
};
