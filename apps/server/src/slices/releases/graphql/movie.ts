import { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { pageOf, type Ordering } from '#platform/graphql/connection.ts';
import { addNodesInMemory, NodeRef } from '#platform/graphql/node.ts';
import { mayRead } from '#platform/graphql/tier.ts';
import { AnimeRef, catalogue, visibleTo } from '#slices/catalog/index.ts';
import type { MovieRelease, MovieReleaseKind } from '../model.ts';
import { movieReleases } from '../read-model/movie-releases.ts';
import { isBetween } from '../rules/timing.ts';
import { refusal } from '../reasons.ts';

const CACHE_SECONDS = 60;
const COST = 10;
const REGION = /^[A-Za-z]{2}$/u;
const REGION_DOC = 'ISO 3166-1 alpha-2, such as "JP"; any region by default.';

const MovieReleaseKindEnum = builder.enumType('MovieReleaseKind', {
  description: 'How a film came out.',
  values: valuesOf<MovieReleaseKind>({
    THEATRICAL: 'In cinemas.',
    DIGITAL: 'For download or streaming.',
    PHYSICAL: 'On disc.',
    TV: 'On television.',
  }),
});

const MovieReleaseRef = builder.objectRef<MovieRelease>('MovieRelease').implement({
  extensions: { tier: 'full', isEntity: true },
  interfaces: [NodeRef],
  description: 'The release of a film in one region.',
  fields: (t) => ({
    // Callers below the tier of the type never get an object of it, so its id may have the tier of `Node`.
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the release.',
      extensions: { tier: 'public' },
    }),
    region: t.exposeString('region', {
      description: 'The region, as ISO 3166-1 alpha-2.',
    }),
    kind: t.expose('kind', {
      type: MovieReleaseKindEnum,
      description: 'How the film came out: in cinemas, for download, on disc, on television.',
    }),
    releaseDate: t.expose('releasedOn', {
      type: 'PartialDate',
      description: 'The date, as precise as known.',
    }),
    note: t.exposeString('note', {
      description:
        'What distinguishes this release, such as a festival or an extended cut; null if nothing does.',
    }),
    source: t.exposeString('source', { description: 'Key of the source.' }),
    anime: t.field({
      type: AnimeRef,
      nullable: true,
      description: 'The film.',
      resolve: ({ animeId }, _args, { app }) => app.get(catalogue).get(animeId),
    }),
  }),
});

addNodesInMemory('MovieRelease', ({ app, caller }, id) => {
  const release = app.get(movieReleases).get(id);
  const anime = app.get(catalogue).get(release?.animeId ?? '');
  const isShown = anime && mayRead(caller, 'full') && visibleTo(caller)(anime);
  return isShown ? release : null;
});

const BY_DATE: Ordering<MovieRelease, readonly [string, string]> = {
  key: z.tuple([z.string(), z.uuid()]),
  keyOf: ({ releasedOn, id }) => [releasedOn, id],
  compare: ([on, id], [otherOn, otherId]) =>
    on === otherOn ? (id === otherId ? 0 : id < otherId ? -1 : 1) : on < otherOn ? -1 : 1,
};

/** A test for releases in a region. @throws Refusal for a malformed region */
const inRegion = (region: string | null | undefined): ((release: MovieRelease) => boolean) => {
  if (region == null) return () => true;
  if (!REGION.test(region)) {
    throw refusal('BAD_USER_INPUT', 'INVALID_REGION', {
      field: 'region',
      region: region.slice(0, 16),
    });
  }
  const wanted = region.toUpperCase();
  return (release) => release.region === wanted;
};

builder.objectField(AnimeRef, 'movieReleases', (t) =>
  t.field({
    type: [MovieReleaseRef],
    nullable: true,
    description:
      'Of a film: when it came out where, the earliest first. For callers of the Indie and Commercial tiers.',
    args: { region: t.arg.string({ description: REGION_DOC }) },
    extensions: { tier: 'full' },
    resolve: (anime, { region }, { app }) =>
      app.get(movieReleases).ofAnime(anime).filter(inRegion(region)),
  }),
);

builder.queryField('movieReleases', (t) =>
  t.connection(
    {
      type: MovieReleaseRef,
      nullable: true,
      description:
        'Releases of films by date, the earliest first. A date known to the month lies between two days when any day of it does. For callers of the Indie and Commercial tiers.',
      args: {
        region: t.arg.string({ description: REGION_DOC }),
        from: t.arg({ type: 'PartialDate', description: 'The first day; today by default.' }),
        to: t.arg({ type: 'PartialDate', description: 'The last day.' }),
        kinds: t.arg({ type: [MovieReleaseKindEnum], description: 'Only these kinds.' }),
      },
      extensions: { tier: 'full', cacheSeconds: CACHE_SECONDS, cost: COST },
      resolve: (_root, { region, from, to, kinds, ...args }, { app, caller }) => {
        const isInRegion = inRegion(region);
        const isVisible = visibleTo(caller);
        const days = { from: from ?? app.clock.now().toISOString().slice(0, 10), to };
        const found = app
          .get(movieReleases)
          .byDate()
          .filter((release) => {
            const anime = app.get(catalogue).own(release.animeId);
            const isOfKind = kinds?.includes(release.kind) ?? true;
            const isAsked = isOfKind && isInRegion(release) && isBetween(release.releasedOn, days);
            return isAsked && anime !== undefined && isVisible(anime);
          });
        return pageOf(found, args, BY_DATE);
      },
    },
    { name: 'MovieReleaseConnection', extensions: { tier: 'full' } },
    { name: 'MovieReleaseEdge', extensions: { tier: 'full' } },
  ),
);
