import { type AllowedWork, type Media, tagsByRank } from '#slices/catalog/index.ts';
import type { TermsOfSource } from '../rules/pass-on.ts';
import type { AnimeLine, MangaLine, WorkLine } from './work-line.ts';

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** Without what nobody says: null, and lists of nothing. */
const said = <T extends object>(fields: T): { [Key in keyof T]?: NonNullable<T[Key]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value))) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };

const shared = ({ work, details }: AllowedWork) => ({
  titleNative: work.titleNative,
  titleRomaji: work.titleRomaji,
  titleEnglish: work.titleEnglish,
  synonyms: work.synonyms,
  format: work.format,
  status: work.status,
  startOn: work.startOn,
  endOn: work.endOn,
  averageScore: work.averageScore,
  popularity: work.popularity,
  isAdult: work.isAdult,
  genres: work.genres,
  tags: tagsByRank(work),
  staff: work.staff,
  coverUrl: work.coverUrl,
  bannerUrl: work.bannerUrl,
  externalIds: work.externalIds.toSorted((a, b) =>
    `${a.site} ${a.id}` < `${b.site} ${b.id}` ? -1 : 1,
  ),
  descriptions: details.descriptions,
  characters: details.characters,
  related: details.related,
  trailers: details.trailers,
});

const ofAnime = ({ work, details }: AllowedWork<'ANIME'>) => ({
  season: work.season,
  seasonYear: work.seasonYear,
  episodeCount: work.episodeCount,
  episodeCountSource: work.episodeCountSource,
  durationMinutes: work.durationMinutes,
  studios: work.studios,
  material: work.material,
  country: work.country,
  officialSite: work.officialSite,
  airing: work.airing,
  episodes: details.episodes.map(({ source: _source, partSources: _parts, ...episode }) => episode),
});

const ofManga = ({ work }: AllowedWork<'MANGA'>) => ({
  volumeCount: work.volumeCount,
  chapterCount: work.chapterCount,
  magazine: work.magazine,
  publisher: work.publisher,
  country: work.country,
});

/** Fields whose source is that of another one. */
const GIVEN_WITH: Readonly<Record<string, string>> = {
  seasonYear: 'season',
  episodeCountSource: 'episodeCount',
};

const giversOf = ({ credits }: AllowedWork, field: string): string[] | undefined =>
  credits[GIVEN_WITH[field] ?? field];

/** Who gave the fields of a line, and on what terms. */
const creditsOf = (
  fields: object,
  work: AllowedWork,
  termsOf: TermsOfSource,
): Pick<WorkLine, 'sources' | 'licences'> => {
  const sources = Object.fromEntries(
    Object.keys(fields).map((field): [string, string[]] => [field, giversOf(work, field) ?? []]),
  );
  const all = [...new Set(Object.values(sources).flat())].toSorted();
  return {
    sources,
    licences: Object.fromEntries(all.map((source) => [source, termsOf(source) ?? ''])),
  };
};

/** The line of a work in a dump and in the feed of changes. Its bytes depend on nothing but what its sources say. */
export const lineOf = <M extends Media>(
  medium: M,
  work: AllowedWork<M>,
  termsOf: TermsOfSource,
): WorkLine => {
  const isAnime = medium === 'ANIME';
  const own = isAnime
    ? ofAnime(work as AllowedWork<'ANIME'>)
    : ofManga(work as AllowedWork<'MANGA'>);
  // What no source is credited for is our own guess, such as that a manga is not adult.
  const credited = Object.entries({ ...shared(work), ...own }).filter(([field]) =>
    giversOf(work, field),
  );
  const fields = said(Object.fromEntries(credited));
  return {
    kind: isAnime ? 'anime' : 'manga',
    id: work.id,
    ...fields,
    ...creditsOf(fields, work, termsOf),
  } as AnimeLine | MangaLine;
};
