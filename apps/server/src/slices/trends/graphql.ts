import { builder } from '#platform/graphql/builder.ts';
import { BY_POSITION, pageOf } from '#platform/graphql/connection.ts';
import {
  AnimeConnectionRef,
  AnimeRef,
  MangaConnectionRef,
  MangaRef,
  type Media,
  shelfOf,
  visibleTo,
  type WorkOf,
  WorkRef,
} from '#slices/catalog/index.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { trendingIds } from './trending.ts';
import { FEWEST_SCORES, RECENT_DAYS, type ListFigures } from './model.ts';
import { listFigures } from './list-figures.ts';
import { readRecommended, type Recommended } from './recommended.ts';

const NONE: ListFigures = { users: 0, scores: 0, meanScore: null, recentUsers: 0, favourites: 0 };

const ListFiguresRef = builder.objectRef<ListFigures>('ListFigures').implement({
  extensions: { tier: 'public' },
  description:
    'What the lists of this instance tell of a work. Only lists that anybody may see are counted, once an hour.',
  fields: (t) => ({
    users: t.exposeInt('users', {
      nullable: false,
      description: 'Users who have it on their list.',
    }),
    scores: t.exposeInt('scores', { nullable: false, description: 'Those of them who scored it.' }),
    meanScore: t.exposeFloat('meanScore', {
      description: `0 to 100; null until ${FEWEST_SCORES} users have scored it.`,
    }),
    recentUsers: t.exposeInt('recentUsers', {
      nullable: false,
      description: `Users who did something with it within ${RECENT_DAYS} days.`,
    }),
    favourites: t.exposeInt('favourites', {
      nullable: false,
      description: 'Users who have it among their favourites.',
    }),
  }),
});

const RecommendationRef = builder.objectRef<Recommended>('Recommendation').implement({
  extensions: { tier: 'public', isEntity: true },
  description: 'A work that is on the lists of users who have another one.',
  fields: (t) => ({
    shared: t.exposeInt('shared', {
      nullable: false,
      description: 'Users who have both works on their lists.',
    }),
    anime: t.expose('anime', {
      type: AnimeRef,
      description: 'The work if it is an anime, else null.',
    }),
    manga: t.expose('manga', {
      type: MangaRef,
      description: 'The work if it is a manga, else null.',
    }),
  }),
});

builder.interfaceFields(WorkRef, (t) => ({
  listFigures: t.field({
    type: ListFiguresRef,
    nullable: true,
    description:
      'How many users of this instance have it on their lists, and what they think of it.',
    resolve: ({ id }, _args, { app }) => app.get(listFigures).byWork.get(id) ?? NONE,
  }),
  recommendations: t.connection(
    {
      type: RecommendationRef,
      nullable: true,
      description:
        'Works on the lists of users who have this one, the closest first. Found once a night; private lists are left out. Null while the database is away.',
      resolve: async ({ id }, args, context) =>
        pageOf(await readRecommended(context, { id }), args, BY_POSITION),
    },
    { name: 'RecommendationConnection' },
    { name: 'RecommendationEdge' },
  ),
}));

/** Works that can be paged through. */
const MOST_TRENDING = 500;

const trending = <M extends Media>({ app, caller }: RequestContext, media: M): WorkOf[M][] => {
  const isVisible = visibleTo(caller);
  const works = trendingIds(app.get(listFigures).byWork).flatMap((id): WorkOf[M][] => {
    const work = shelfOf(app, media).own(id);
    return work && isVisible(work) ? [work] : [];
  });
  return works.slice(0, MOST_TRENDING);
};

/** Trends are counted once an hour. */
const CACHE_SECONDS = 300;
const extensions = { tier: 'public', cacheSeconds: CACHE_SECONDS } as const;

builder.queryFields((t) => ({
  trendingAnime: t.connection(
    {
      type: AnimeRef,
      nullable: true,
      description: `The anime with which most users of this instance did something within ${RECENT_DAYS} days.`,
      extensions,
      resolve: (_root, args, context) => pageOf(trending(context, 'ANIME'), args, BY_POSITION),
    },
    AnimeConnectionRef,
  ),
  trendingManga: t.connection(
    {
      type: MangaRef,
      nullable: true,
      description: `The manga with which most users of this instance did something within ${RECENT_DAYS} days.`,
      extensions,
      resolve: (_root, args, context) => pageOf(trending(context, 'MANGA'), args, BY_POSITION),
    },
    MangaConnectionRef,
  ),
}));
