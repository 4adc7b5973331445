import type { ListStatus } from '#slices/lists/values.ts';

export type Locale = 'en' | 'ja';

/** Stremio knows films and series; everything that is no film is a series. */
export const TYPES = ['series', 'movie'] as const;
export type StremioType = (typeof TYPES)[number];

/** The prefix of ids that only this instance knows. */
export const OWN_IDS = 'tsuzuki:';

/** A catalogue of a list: the entries with some statuses. */
interface ListCatalogue {
  id: string;
  statuses: readonly ListStatus[];
  types: readonly StremioType[];
  name: Readonly<Record<Locale, string>>;
}

const LISTS: readonly ListCatalogue[] = [
  {
    id: 'watching',
    statuses: ['CURRENT', 'REPEATING'],
    types: ['series'],
    name: { en: 'Watching', ja: '視聴中' },
  },
  {
    id: 'planning',
    statuses: ['PLANNING'],
    types: TYPES,
    name: { en: 'Planning', ja: '見たい' },
  },
  { id: 'paused', statuses: ['PAUSED'], types: ['series'], name: { en: 'Paused', ja: '中断' } },
  {
    id: 'completed',
    statuses: ['COMPLETED'],
    types: TYPES,
    name: { en: 'Completed', ja: '見終わった' },
  },
];

/** A catalogue of what airs in a season, which needs no account. */
const SEASONS = [
  { id: 'season', later: 0, name: { en: 'This season', ja: '今期のアニメ' } },
  { id: 'next-season', later: 1, name: { en: 'Next season', ja: '来期のアニメ' } },
] as const;

/** The statuses that a catalogue of a list has; undefined for another catalogue. */
export const statusesOf = (type: StremioType, id: string): readonly ListStatus[] | undefined =>
  LISTS.find((each) => each.id === id && each.types.includes(type))?.statuses;

/** How many seasons after the current one a catalogue shows; undefined for another catalogue. */
export const laterOf = (type: StremioType, id: string): number | undefined =>
  type === 'series' ? SEASONS.find((each) => each.id === id)?.later : undefined;

const entryOf = (type: StremioType, id: string, name: string) => ({
  type,
  id,
  name,
  extra: [{ name: 'skip' }],
});

/** What an add-on says of itself. @param owner whose lists it has; null for the seasons alone */
export const manifestOf = (
  owner: { username: string; locale: Locale } | null,
  { site, logo }: { site: string; logo: string },
) => {
  const { locale, username = null } = owner ?? { locale: 'en' as const };
  const lists = owner
    ? LISTS.flatMap(({ types, id, name }) => types.map((type) => entryOf(type, id, name[locale])))
    : [];
  const { hostname } = new URL(site);
  return {
    id: [...hostname.split('.').toReversed(), owner ? 'lists' : 'seasons'].join('.'),
    version: '1.0.0',
    name: username === null ? 'Tsuzuki' : `Tsuzuki – ${username}`,
    description:
      username === null
        ? `The anime of this season and the next, from ${hostname}.`
        : `The anime list of ${username}, and the anime of this season and the next, from ${hostname}.`,
    logo,
    types: TYPES,
    resources: ['catalog', { name: 'meta', types: TYPES, idPrefixes: [OWN_IDS] }],
    catalogs: [...lists, ...SEASONS.map(({ id, name }) => entryOf('series', id, name[locale]))],
    behaviorHints: { adult: false, p2p: false },
  };
};
