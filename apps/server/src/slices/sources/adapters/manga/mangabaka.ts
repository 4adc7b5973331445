import { z } from 'zod';
import {
  type ExternalId,
  type MangaClaim,
  type MangaFormat,
  type MediaStatus,
  type RelationKind,
  type StaffCredit,
  type StatedRelation,
  type Synonym,
  emptyMangaClaim,
} from '#slices/catalog/index.ts';
import { TAGS_BY_NAME } from '../folksonomy/index.ts';
import {
  Count,
  dateOf,
  DescriptionText,
  listOf,
  Name,
  optional,
  Title,
  WebAddress,
} from './field.ts';
import { readJsonLines } from './json-lines.ts';
import { ownId, type MangaSource } from './source.ts';

const KEY = 'mangabaka';

const FORMATS: Readonly<Record<string, MangaFormat>> = {
  manga: 'MANGA',
  novel: 'NOVEL',
  manhwa: 'MANHWA',
  manhua: 'MANHUA',
  oel: 'OEL',
};
const COUNTRIES: Readonly<Record<string, string>> = { manga: 'JP', manhwa: 'KR', manhua: 'CN' };
const STATUSES: Readonly<Record<string, MediaStatus>> = {
  completed: 'FINISHED',
  releasing: 'RELEASING',
  hiatus: 'HIATUS',
  cancelled: 'CANCELLED',
  upcoming: 'NOT_YET_RELEASED',
};
const ADULT = new Set(['erotica', 'pornographic']);
/** Our words for the sites it names. */
const SITES: Readonly<Record<string, string>> = {
  anilist: 'anilist',
  anime_planet: 'animeplanet',
  kitsu: 'kitsu',
  manga_updates: 'mangaupdates',
  my_anime_list: 'mal',
  shikimori: 'shikimori',
};

const SecondaryTitle = z.union([Title, z.object({ title: Title }).transform(({ title }) => title)]);
const AnyTitle = z.object({
  title: Title,
  language: optional(z.string().max(20)),
  traits: listOf(z.string().max(40)),
});
const SourceId = z.object({
  id: z.union([z.int().positive(), z.string().regex(/^[\w-]{1,100}$/u)]),
});

const TagName = z.string().max(80);

const Series = z.object({
  id: z.int().positive(),
  state: z.string().catch('active'),
  title: optional(Title),
  native_title: optional(Title),
  romanized_title: optional(Title),
  secondary_titles: z.record(z.string(), listOf(SecondaryTitle)).nullish().catch(null),
  titles: listOf(AnyTitle),
  cover: optional(z.object({ x350: optional(z.object({ x1: optional(WebAddress) })) })),
  authors: listOf(Name),
  artists: listOf(Name),
  year: optional(z.int()),
  published: optional(
    z.object({
      start_date: optional(z.string()),
      start_date_is_estimated: optional(z.boolean()),
      end_date: optional(z.string()),
      end_date_is_estimated: optional(z.boolean()),
    }),
  ),
  status: z.string().catch('unknown'),
  content_rating: z.string().catch('safe'),
  type: z.string().catch('manga'),
  rating: optional(z.number().min(0).max(100)),
  final_volume: optional(Count),
  total_chapters: optional(Count),
  genres: listOf(z.string().regex(/^[a-z_ -]{2,40}$/iu)),
  tags: listOf(TagName),
  tags_v2: listOf(z.object({ name: TagName, is_spoiler: z.boolean().catch(false) })),
  publishers: listOf(z.object({ name: Name, type: optional(z.string()) })),
  description: optional(DescriptionText),
  relationships: z.record(z.string(), listOf(z.int().positive())).nullish().catch(null),
  source: z.record(z.string(), SourceId.or(z.unknown().transform(() => null))).catch({}),
});
type Series = z.infer<typeof Series>;

const staffOf = ({ authors, artists }: Series): StaffCredit[] => {
  const both = authors.filter((name) => artists.includes(name));
  const credit = (names: readonly string[], role: StaffCredit['role']) =>
    names.map((name) => ({ name, nameNative: null, role }));
  return [
    ...credit(both, 'STORY_AND_ART'),
    ...credit(
      authors.filter((name) => !both.includes(name)),
      'STORY',
    ),
    ...credit(
      artists.filter((name) => !both.includes(name)),
      'ART',
    ),
  ];
};

const synonymsOf = ({ secondary_titles, titles }: Series): Synonym[] => [
  ...Object.entries(secondary_titles ?? {}).flatMap(([lang, texts]) =>
    texts.map((text) => ({ text, lang })),
  ),
  ...titles.map(({ title, language }) => ({ text: title, lang: language ?? null })),
];

const idsOf = ({ id, source }: Series): ExternalId[] => [
  ownId('mangabaka', id),
  ...Object.entries(SITES).flatMap(([name, site]) => {
    const found = source[name];
    return found ? [ownId(site, found.id)] : [];
  }),
];

/** What it calls the works that belong to one. */
const KINDS: Readonly<Record<string, RelationKind>> = {
  main_story: 'PARENT',
  prequel: 'PREQUEL',
  sequel: 'SEQUEL',
  side_story: 'SIDE_STORY',
  spin_off: 'SPIN_OFF',
  summary: 'SUMMARY',
  alternative: 'ALTERNATIVE',
  alternative_version: 'ALTERNATIVE',
  adaptation: 'ADAPTATION',
  source: 'SOURCE',
  character: 'CHARACTER',
  other: 'OTHER',
};

const relatedOf = ({ relationships }: Series): StatedRelation[] =>
  Object.entries(relationships ?? {}).flatMap(([name, ids]) =>
    ids.map((id) => ({
      medium: 'MANGA' as const,
      kind: KINDS[name] ?? 'OTHER',
      site: 'mangabaka',
      id: String(id),
    })),
  );

const nativeOf = (series: Series): string | null =>
  series.native_title ??
  series.titles.find(({ traits }) => traits.includes('native'))?.title ??
  series.romanized_title ??
  series.title ??
  null;

const isFinished = ({ status }: Series): boolean =>
  status === 'completed' || status === 'cancelled';

const genreOf = (word: string): string =>
  word.replaceAll('_', ' ').replace(/(^|[ -])[a-z]/gu, (letter) => letter.toUpperCase());

/** Its tags that we know too. It says of some that they give away what happens. */
const tagsOf = ({ tags, tags_v2 }: Series): Pick<MangaClaim, 'tags' | 'tagFacts'> => {
  const known = (name: string): string[] => {
    const tag = TAGS_BY_NAME.get(name.toLowerCase());
    return tag ? [tag] : [];
  };
  const spoilers = tags_v2.filter((tag) => tag.is_spoiler).flatMap(({ name }) => known(name));
  return {
    tags: [...new Set([...tags, ...tags_v2.map(({ name }) => name)].flatMap(known))].toSorted(),
    tagFacts: [...new Set(spoilers)].map((name) => ({ name, rank: null, isSpoiler: true })),
  };
};

const claimOf = (series: Series, native: string): MangaClaim => {
  const { published, year } = series;
  const start = published?.start_date_is_estimated ? null : dateOf(published?.start_date);
  const end = published?.end_date_is_estimated ? null : dateOf(published?.end_date);
  return {
    ...emptyMangaClaim(String(series.id), native),
    titleRomaji: series.romanized_title ?? null,
    titleEnglish: series.title && series.title !== series.romanized_title ? series.title : null,
    synonyms: synonymsOf(series),
    format: FORMATS[series.type] ?? null,
    status: STATUSES[series.status] ?? null,
    startOn: start ?? dateOf(year ? String(year) : null),
    endOn: end,
    volumeCount: isFinished(series) ? (series.final_volume ?? null) : null,
    chapterCount: isFinished(series) ? (series.total_chapters ?? null) : null,
    publisher:
      series.publishers.find(({ type }) => type?.toLowerCase() === 'original')?.name ?? null,
    country: COUNTRIES[series.type] ?? null,
    staff: staffOf(series),
    genres: series.genres.map(genreOf),
    ...tagsOf(series),
    averageScore: series.rating ? Math.round(series.rating) : null,
    isAdult: ADULT.has(series.content_rating),
    coverUrl: series.cover?.x350?.x1 ?? null,
    externalIds: idsOf(series),
    descriptions: series.description ? [{ text: series.description, lang: 'en' }] : [],
    related: relatedOf(series),
  };
};

/** The nightly dump of MangaBaka, one series a line. */
export const mangabaka: MangaSource = {
  key: KEY,
  info: {
    name: 'MangaBaka',
    licence: 'CC BY-NC-SA 4.0',
    attribution: 'Manga: MangaBaka (CC BY-NC-SA 4.0), changed: filtered, merged, re-keyed.',
    url: 'https://mangabaka.org/data/database',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: true,
    terms:
      'CC BY-NC-SA 4.0: not for a service anybody pays for; what is made of it stays under the same licence.',
  },
  form: 'the dump as JSON lines, also as .gz or .zst',
  read: async function* ({ file, refuse }) {
    for await (const series of readJsonLines({ source: KEY, file, row: Series, refuse })) {
      if (series.state !== 'active') continue;
      const native = nativeOf(series);
      if (native !== null) yield claimOf(series, native);
      else refuse({ source: KEY, ref: `series ${series.id}`, reason: 'has no title' });
    }
  },
};
