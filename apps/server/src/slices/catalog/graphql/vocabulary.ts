import { builder } from '#platform/graphql/builder.ts';
import type { Sight } from '../policy.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import { ServiceCounts } from '../read-model/service-counts.ts';
import type { Shelf, Work } from '../read-model/shelf.ts';
import { categoryOfTag } from '../rules/tag-category.ts';
import { type TagDetails, tagsFromRank } from '../tag.ts';
import { IN_REGION, streamingAsked } from './streaming.ts';
import { untilChanged } from './until-changed.ts';

/** Words change with imports only, and counting them walks the catalogue. */
const CACHE_SECONDS = 300;
const COST = 25;

/** A word of the catalogue, and how many works it stands for. */
interface Word {
  name: string;
  animeCount: number;
  mangaCount: number;
  /** Of a tag. */
  category?: string | null;
  isRanked?: boolean;
}

const countWords = <W extends Work & { isHidden: boolean }>(
  shelf: Shelf<W>,
  wordsOf: (work: W) => readonly string[],
  isVisible: Sight,
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const work of shelf.all()) {
    if (!isVisible(work)) continue;
    for (const word of new Set(wordsOf(work))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
};

/** The tags that have a rank somewhere. */
const rankedTagsOf = <W extends Work & TagDetails & { tags: readonly string[] }>(
  shelf: Shelf<W>,
): Set<string> => {
  const ranked = new Set<string>();
  for (const work of shelf.all()) {
    if (work.tagRanks.length > 0) for (const tag of tagsFromRank(work, 0)) ranked.add(tag);
  }
  return ranked;
};

const byName = (a: Word, b: Word): number => (a.name < b.name ? -1 : 1);

/** The words of both kinds of work, in the order of the alphabet. */
const wordsOf = (anime: ReadonlyMap<string, number>, manga: ReadonlyMap<string, number>): Word[] =>
  [...new Set([...anime.keys(), ...manga.keys()])]
    .map((name) => ({
      name,
      animeCount: anime.get(name) ?? 0,
      mangaCount: manga.get(name) ?? 0,
    }))
    .toSorted(byName);

const genresOf = untilChanged((app, isVisible) =>
  wordsOf(
    countWords(app.get(catalogue), ({ genres }) => genres, isVisible),
    countWords(app.get(mangaCatalogue), ({ genres }) => genres, isVisible),
  ),
);

const tagsOf = untilChanged((app, isVisible) => {
  const anime = app.get(catalogue);
  const manga = app.get(mangaCatalogue);
  const ranked = new Set([...rankedTagsOf(anime), ...rankedTagsOf(manga)]);
  return wordsOf(
    countWords(anime, ({ tags }) => tags, isVisible),
    countWords(manga, ({ tags }) => tags, isVisible),
  ).map((word) => ({
    ...word,
    category: categoryOfTag(word.name),
    isRanked: ranked.has(word.name),
  }));
});

const servicesOf = untilChanged(
  (app, isVisible) => new ServiceCounts(app.get(catalogue).all(), isVisible),
);

const WordRef = builder.objectRef<Word>('CatalogueWord').implement({
  extensions: { tier: 'public', isEntity: true },
  description: 'A genre, a tag or a streaming service, and how many works have it.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: false,
      description: 'The word, as filters of `browseAnime` and `browseManga` accept it.',
    }),
    animeCount: t.exposeInt('animeCount', {
      nullable: false,
      description: 'Number of anime that have it and that the caller may see.',
    }),
    category: t.string({
      description:
        'The category of a tag, with the names of AniList; null for other words, and for tags without one.',
      resolve: ({ category }) => category ?? null,
    }),
    isRanked: t.boolean({
      nullable: false,
      description: 'Whether it is a tag of which a source tells how much works are about it.',
      resolve: ({ isRanked }) => isRanked ?? false,
    }),
    mangaCount: t.exposeInt('mangaCount', {
      nullable: false,
      description: 'Number of manga that have it and that the caller may see.',
    }),
  }),
});

const LIST = {
  extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: COST, listSize: 50 },
} as const;

builder.queryFields((t) => ({
  genres: t.field({
    type: [WordRef],
    nullable: false,
    description: 'The genres of the catalogue.',
    ...LIST,
    resolve: (_root, _args, context) => genresOf(context),
  }),
  tags: t.field({
    type: [WordRef],
    nullable: false,
    description: 'The tags of the catalogue.',
    ...LIST,
    resolve: (_root, _args, context) => tagsOf(context),
  }),
  streamingServices: t.field({
    type: [WordRef],
    nullable: true,
    description: 'Keys of the services that stream something of the catalogue.',
    args: { region: t.arg.string({ description: IN_REGION }) },
    ...LIST,
    resolve: (_root, { region: given }, context) => {
      const { region } = streamingAsked({ region: given });
      return wordsOf(servicesOf(context).within(region), new Map());
    },
  }),
}));
