import { jsonOf } from './bytes.ts';
import type { ListFormat } from './list-format.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a value; empty if it is not an object. */
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

/** How many entries are checked to identify a list, because the first may be malformed. */
const LOOKED_AT = 100;

/** Whether a list has an entry with one of the given members. */
const listsWith = (list: unknown, ...names: string[]): boolean =>
  Array.isArray(list) &&
  list
    .slice(0, LOOKED_AT)
    .some((entry) => isMembers(entry) && names.some((name) => Object.hasOwn(entry, name)));

const isTsuzuki = (json: unknown): boolean =>
  /^(?:tsuzuki-list|tracker-list-export)/u.test(String(membersOf(json)['format']));

const isAniList = (json: unknown): boolean => {
  const answer = membersOf(membersOf(json)['data'] ?? json);
  return [answer, ...Object.values(answer)].some((value) => {
    const { lists, mediaList } = membersOf(value);
    return Array.isArray(lists) || Array.isArray(mediaList);
  });
};

const isAnimePlanet = (json: unknown): boolean => {
  const { export: told, entries } = membersOf(json);
  return Array.isArray(entries) && /^(?:anime|manga)$/u.test(String(membersOf(told)['type']));
};

const isRyot = (json: unknown): boolean =>
  [json, membersOf(json)['metadata'], membersOf(json)['media']].some(
    (list) => listsWith(list, 'lot') && listsWith(list, 'identifier'),
  );

const MAL = ['list_status', 'anime_num_episodes', 'manga_num_chapters'];

/** One page of the API, or several. */
const isMalJson = (json: unknown): boolean =>
  [json, membersOf(json)['data'], ...(Array.isArray(json) ? json.slice(0, 1) : [])].some(
    (list) => listsWith(list, ...MAL) || listsWith(membersOf(list)['data'], ...MAL),
  );

const isWatcharr = (json: unknown): boolean =>
  Array.isArray(json) &&
  json
    .slice(0, LOOKED_AT)
    .some((entry) => Object.hasOwn(membersOf(membersOf(entry)['content']), 'tmdbId'));

const isSimkl = (json: unknown): boolean => listsWith(membersOf(json)['anime'], 'show');

const isKitsu = (json: unknown): boolean => {
  const { data } = membersOf(json);
  return (
    Array.isArray(data) &&
    data
      .slice(0, LOOKED_AT)
      .some((entry) => /^library-?entries$/iu.test(String(membersOf(entry)['type'])))
  );
};

/** Identifies JSON by its shape alone. */
const FORMS: readonly (readonly [ListFormat, (json: unknown) => boolean])[] = [
  ['tsuzuki', isTsuzuki],
  ['shikimori', (json) => listsWith(json, 'target_id', 'target_type', 'target_title')],
  ['mal-json', isMalJson],
  ['anime-planet', isAnimePlanet],
  ['ryot', isRyot],
  ['watcharr', isWatcharr],
  ['simkl', isSimkl],
  ['kitsu', isKitsu],
  ['trakt', (json) => listsWith(json, 'watched_at', 'rated_at', 'listed_at', 'last_watched_at')],
  ['anilist', (json) => isAniList(json) || listsWith(json, 'media', 'mediaId')],
];

/** The format of a JSON file; undefined if nothing identifies it. @throws Refusal for text that is not JSON */
export const formOfJson = (bytes: Uint8Array): ListFormat | undefined => {
  const json = jsonOf(bytes);
  return FORMS.find(([, isOf]) => isOf(json))?.[0];
};
