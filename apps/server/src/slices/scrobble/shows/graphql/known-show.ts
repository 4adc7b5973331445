import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef, ownerFor } from '#platform/graphql/node.ts';
import { AnimeRef, catalogue } from '#slices/catalog/index.ts';
import { MediaServerRef } from '../../tokens/graphql.ts';
import { knownShowsById, knownShowsOf, type OwnKnownShow } from '../queries.ts';

/** A generous usual number, not the maximum, because costs are computed with usual numbers. */
const USUAL_KNOWN = 20;

export const KnownShowRef = builder.objectRef<OwnKnownShow>('KnownShow').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'A show of a media server whose anime its owner confirmed.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id for `forgetKnownShow`.' }),
    title: t.exposeString('title', { nullable: false, description: 'The title on the server.' }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime it begins with; null if the catalogue no longer has it.',
      resolve: ({ animeId }, _args, { app }) => app.get(catalogue).get(animeId),
    }),
    season: t.exposeInt('season', {
      nullable: false,
      description: 'The season of the server that begins with the anime, usually 1.',
    }),
    plays: t.exposeInt('plays', {
      nullable: false,
      description: 'How many plays were recorded because of it.',
    }),
    knownAt: t.expose('knownAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was confirmed.',
    }),
  }),
});

builder.objectField(MediaServerRef, 'knownShows', (t) =>
  t.field({
    type: [KnownShowRef],
    nullable: false,
    description: 'Confirmed shows, the latest 100.',
    extensions: { listSize: USUAL_KNOWN },
    resolve: ({ id }, _args, { app }) => knownShowsOf(app.db, id),
  }),
);

addStoredNodes('KnownShow', async ({ app, caller }, ids) => {
  const userId = ownerFor(caller, 'read:list');
  return byId(userId === null ? [] : await knownShowsById(app.db, { userId, ids }));
});
