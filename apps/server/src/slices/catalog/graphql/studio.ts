import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { BY_POSITION, pageOf } from '#platform/graphql/connection.ts';
import { animeOfStudio, studioById } from '../queries.ts';
import { studios, type Studio } from '../read-model/studios.ts';
import { AnimeRef } from './anime.ts';
import { CACHE_SECONDS, idOf } from './lookup.ts';
import { AnimeConnectionRef } from './connections.ts';

export const StudioRef = builder.objectRef<Studio>('Studio').implement({
  extensions: { tier: 'public', isEntity: true },
  interfaces: [NodeRef],
  description: 'A studio that makes anime.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, description: 'Name of the studio.' }),
    anime: t.connection(
      {
        type: AnimeRef,
        nullable: false,
        description: 'Its anime, the newest first.',
        resolve: (studio, args, { app, caller }) =>
          pageOf(animeOfStudio(app.get(studios), studio, caller), args, BY_POSITION),
      },
      AnimeConnectionRef,
    ),
  }),
});

builder.objectField(AnimeRef, 'studios', (t) =>
  t.field({
    type: [StudioRef],
    nullable: false,
    description: 'The studios that animated it, the main one first.',
    resolve: ({ studios: names }, _args, { app }) =>
      names.flatMap((name) => app.get(studios).named(name) ?? []),
  }),
);

builder.queryField('studio', (t) =>
  t.field({
    type: StudioRef,
    nullable: true,
    description: 'A studio; null if there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'A UUID.' }) },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
    resolve: (_root, { id }, { app, caller }) => studioById(app.get(studios), idOf(id), caller),
  }),
);
