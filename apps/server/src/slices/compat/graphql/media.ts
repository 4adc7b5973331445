import { baseUrl } from '#platform/address.ts';
import { whenThere } from '#platform/eventual.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { mayRead } from '#platform/graphql/tier.ts';
import { inLanguage, mainTitle, readDetails } from '#slices/catalog/index.ts';
import { factsOf, imageOf } from '#slices/images/index.ts';
import { listFigures, type ListFigures } from '#slices/trends/index.ts';
import { nextAiring } from '../queries/airing.ts';
import { isFavourite } from '../queries/favourite.ts';
import { ownList } from '../queries/list.ts';
import { titleLanguageOf } from '../queries/title-language.ts';
import { fuzzyDateOf } from '../rules/fuzzy-date.ts';
import { isLicensed, type Media } from '../rules/media.ts';
import { siteOf } from '../rules/site.ts';
import { trailerOf } from '../rules/trailer.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { signOf } from '../sign.ts';

type Rules = Readonly<Record<string, FieldRule<Media, never>>>;

const part = (resolve: (media: Media) => unknown): FieldRule<Media> => ({
  resolve,
  extensions: { isPart: true },
});

const fact = (resolve: (media: Media) => unknown): FieldRule<Media> => ({ resolve });

/** A field of what the lists of this instance tell of a work. */
const counted = (
  resolve: (figures: ListFigures | undefined, media: Media) => unknown,
): FieldRule<Media> => ({
  resolve: (media, _args, { app }) =>
    resolve(app.get(listFigures).byWork.get(media.record.id), media),
});

/** A list that is always empty here, and costs nothing. */
const none: FieldRule<Media> = { resolve: () => [], extensions: { listSize: 0 } };

const titleOf = ({ work }: Media) => {
  const { titleEnglish, titleNative } = work;
  return { romaji: mainTitle(work), english: titleEnglish, native: titleNative, work };
};

/** In the caller's own language; romaji for others. */
const userPreferred: FieldRule<Pick<Media, 'work'>> = {
  resolve: ({ work }, _args, context) =>
    whenThere(titleLanguageOf(context), (language) => mainTitle(work, language)),
};

/** AniList's number of a season: the last two digits of the year, then 1 to 4. */
const seasonIntOf = ({ work }: Media): number | null => {
  const { season, seasonYear } = work;
  if (season === null || seasonYear === null) return null;
  return (seasonYear % 100) * 10 + ['WINTER', 'SPRING', 'SUMMER', 'FALL'].indexOf(season) + 1;
};

const linksOf = ({ work }: Media, { caller }: RequestContext) => {
  const official = work.officialSite === null ? [] : [work.officialSite];
  const streaming = mayRead(caller, 'full') ? work.streaming : [];
  return [
    ...official.map((url) => ({ url, site: 'Official Site', type: 'INFO' })),
    ...streaming.map(({ url, service }) => {
      const { name: site, id: siteId } = siteOf(service);
      return { url, site, siteId, type: 'STREAMING' };
    }),
  ].map((link, index) => ({ id: index + 1, ...link, isDisabled: false }));
};

const externalLinks: FieldRule<Media> = {
  resolve: (media, _args, context) => linksOf(media, context),
};

const mediaListEntry: FieldRule<Media> = {
  resolve: async ({ id }, _args, context) => (await ownList(context)).byMedia.get(id) ?? null,
  extensions: { isPart: true },
};

const siteUrl: FieldRule<Media> = {
  resolve: ({ work, type }, _args, { app }) =>
    `${baseUrl(app.settings)}/${type === 'ANIME' ? 'anime' : 'manga'}/${work.id}`,
};

const known: Rules = {
  title: part(titleOf),
  format: fact(({ work }) => work.format),
  status: fact(({ work }) => work.status),
  startDate: part(({ work }) => fuzzyDateOf(work.startOn)),
  endDate: part(({ work }) => fuzzyDateOf(work.endOn)),
  season: fact(({ work }) => work.season),
  seasonYear: fact(({ work }) => work.seasonYear),
  seasonInt: fact(seasonIntOf),
  episodes: fact(({ work }) => work.episodeCount),
  duration: fact(({ work }) => work.durationMinutes),
  chapters: fact(({ work }) => work.chapterCount),
  volumes: fact(({ work }) => work.volumeCount),
  countryOfOrigin: fact(({ work }) => work.country),
  genres: fact(({ work }) => work.genres),
  averageScore: fact(({ work }) => work.averageScore),
  meanScore: counted((figures, { work }) =>
    figures?.meanScore == null ? work.averageScore : Math.round(figures.meanScore),
  ),
  popularity: counted((figures) => figures?.users ?? 0),
  trending: counted((figures) => figures?.recentUsers ?? 0),
  favourites: counted((figures) => figures?.favourites ?? 0),
  updatedAt: fact(({ record }) => Math.floor(Date.parse(record.updatedAt) / 1000)),
  isLicensed: {
    resolve: (media, _args, { caller }) =>
      isLicensed(media, { seesStreaming: mayRead(caller, 'full') }),
  },
  trailer: {
    resolve: async ({ work }, _args, context) =>
      trailerOf((await readDetails(context, work)).trailers),
  },
  isAdult: fact(({ work }) => work.isAdult),
  synonyms: fact(({ work }) => work.synonyms.map(({ text }) => text)),
  bannerImage: {
    resolve: ({ record }, _args, { app }) =>
      imageOf(app, record, 'banner')?.addressOf('large') ?? null,
  },
  description: {
    resolve: async ({ work }, _args, context) =>
      inLanguage((await readDetails(context, work)).descriptions, 'en')?.text ?? null,
  },
  nextAiringEpisode: { resolve: (media, _args, context) => nextAiring(context, media) },
  externalLinks,
  mediaListEntry,
  siteUrl,
};

const coverImage: FieldRule<Media> = {
  resolve: ({ record }, _args, context) => {
    const cover = imageOf(context.app, record, 'cover');
    if (!cover) {
      const url = signOf(context.app);
      return { extraLarge: url, large: url, medium: url };
    }
    const large = cover.addressOf('large');
    return whenThere(factsOf(context, cover), (facts) => ({
      extraLarge: large,
      large,
      medium: cover.addressOf('medium'),
      color: facts?.colour ?? null,
    }));
  },
  extensions: { isPart: true },
};

/** Objects that clients read without checking for null: their form, without values. */
const empty: Rules = {
  coverImage,
  rankings: none,
  streamingEpisodes: none,
  stats: part(() => ({})),
  isFavourite: {
    resolve: async ({ type, work }, _args, context) =>
      (await isFavourite[type](context, work.id)) ?? false,
  },
  isFavouriteBlocked: fact(() => true),
  isRecommendationBlocked: fact(() => true),
  isReviewBlocked: fact(() => true),
};

export const mediaRules = {
  Media: { ...known, ...empty },
  MediaTitle: { userPreferred },
} satisfies SchemaRules;
