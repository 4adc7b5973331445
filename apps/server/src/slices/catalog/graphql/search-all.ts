import { builder } from '#platform/graphql/builder.ts';
import { BY_POSITION } from '#platform/graphql/connection.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import type { Orders } from '../browse/order.ts';
import type { Media } from '../media.ts';
import { charactersNamed } from '../named-characters.ts';
import { peopleNamed } from '../named-people.ts';
import { bestNamed } from '../queries.ts';
import type { WorkOf } from '../read-model/shelf-of.ts';
import { studios } from '../read-model/studios.ts';
import { AnimeRef } from './anime.ts';
import { ANIME_ORDERS, AnimeSortEnum } from './browse-anime.ts';
import { MANGA_ORDERS, MangaSortEnum } from './browse-manga.ts';
import { matchOrder, matchOrderArgs, type OrderAsked } from './browse-order.ts';
import { CharacterRef } from './character.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { MangaRef } from './manga.ts';
import { PersonRef } from './person.ts';
import { bestWorks, refuseTooLong, SEARCH_COST } from './search.ts';
import { searchedOf } from './search-works.ts';
import { StudioRef } from './studio.ts';

type SearchType = 'ANIME' | 'MANGA' | 'CHARACTER' | 'PERSON' | 'STUDIO';

/** What is searched for; the fields of the result search. */
interface Search {
  query: string;
  types: readonly SearchType[] | null;
  first: number;
}

const PAGE = { default: 10, max: 25 };

const SearchTypeEnum = builder.enumType('SearchType', {
  description: 'What a search is for.',
  values: valuesOf<SearchType>({
    ANIME: 'Anime, by title.',
    MANGA: 'Manga, by title.',
    CHARACTER: 'Characters, by name.',
    PERSON: 'People whom works credit or who speak characters, by name.',
    STUDIO: 'Studios, by name.',
  }),
});

const isAsked = ({ types }: Search, type: SearchType): boolean => types?.includes(type) ?? true;

/** The works of a medium that a search finds, in the order that the field asks for. */
const worksFound =
  <M extends Media, Name extends string>(media: M, orders: Orders<WorkOf[M], Name>) =>
  (search: Search, asked: OrderAsked<Name>, { app, caller }: RequestContext) => {
    if (!isAsked(search, media)) return null;
    const order = matchOrder(app, orders, asked);
    return [...bestWorks(searchedOf(app, media), { ...search, order }, caller)];
  };

const bestPeople = async (search: Search, { app, caller }: RequestContext) => {
  const { matches, worksOf } = await peopleNamed(app, search.query);
  return bestNamed(matches, { ...search, reader: caller }, worksOf);
};

const studiosNamed = (search: Search, { app, caller }: RequestContext) => {
  const known = app.get(studios);
  return bestNamed(known.matching(search.query), { ...search, reader: caller }, (studio) =>
    known.animeOf(studio),
  );
};

const SearchResultsRef = builder.objectRef<Search>('SearchResults').implement({
  extensions: { tier: 'public' },
  description:
    'What a search finds of each type, the best match first. A type that was not asked for is null.',
  fields: (t) => ({
    anime: t.field({
      type: [AnimeRef],
      nullable: true,
      description: 'As `searchAnime` finds them. Its pages go on from there.',
      args: matchOrderArgs(AnimeSortEnum),
      resolve: worksFound('ANIME', ANIME_ORDERS),
    }),
    manga: t.field({
      type: [MangaRef],
      nullable: true,
      description: 'As `searchManga` finds them. Its pages go on from there.',
      args: matchOrderArgs(MangaSortEnum),
      resolve: worksFound('MANGA', MANGA_ORDERS),
    }),
    characters: t.field({
      type: [CharacterRef],
      nullable: true,
      description:
        'Characters by name, in either script and order of the names; of equally good matches, those of the best known works first. Null while the database is away.',
      resolve: async (search, _args, { app, caller }) =>
        isAsked(search, 'CHARACTER')
          ? (await charactersNamed(app, search, caller)).flatMap(
              ([newest]) => newest?.character ?? [],
            )
          : null,
    }),
    people: t.field({
      type: [PersonRef],
      nullable: true,
      description:
        'People by name, in either script and order of the names: those whom works credit, and those who speak characters. Of equally good matches, those with the most works come first.',
      resolve: (search, _args, context) =>
        isAsked(search, 'PERSON') ? bestPeople(search, context) : null,
    }),
    studios: t.field({
      type: [StudioRef],
      nullable: true,
      description: 'Studios by name; of equally good matches, those with the most anime first.',
      resolve: (search, _args, context) =>
        isAsked(search, 'STUDIO') ? studiosNamed(search, context) : null,
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchResultsRef,
    nullable: true,
    description:
      'Anime, manga, characters, people and studios in one call. Works are found as `searchAnime` and `searchManga` find them: by title, by address and by id at other sites.',
    args: {
      query: t.arg.string({
        required: true,
        description: 'A title or a name, or part of one, in any script; at most 200 characters.',
      }),
      types: t.arg({
        type: [SearchTypeEnum],
        description: 'What to search for; null for everything.',
      }),
      first: t.arg.int({
        description: `How many of each type, at most ${PAGE.max}; ${PAGE.default} if null.`,
      }),
    },
    extensions: {
      tier: 'public',
      cacheSeconds: CACHE_SECONDS,
      cost: 2 * SEARCH_COST,
      page: PAGE,
    },
    resolve: (_root, { query, types, ...args }) => {
      refuseTooLong(query);
      const { take: first } = pageArguments(args, BY_POSITION.key, PAGE);
      return { query, types: types ?? null, first };
    },
  }),
);
