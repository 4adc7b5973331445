import { builder } from '#platform/graphql/builder.ts';
import { addStoredNodes, byId, NodeRef, ownerFor } from '#platform/graphql/node.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue } from '#slices/catalog/index.ts';
import { MediaServerRef } from '../../tokens/graphql.ts';
import { correctionsById, correctionsOf, type Correction } from '../correction.ts';

/** A generous usual number, not the maximum, because costs are computed with usual numbers. */
const USUAL_CORRECTIONS = 20;

const CorrectionRef = builder.objectRef<Correction>('DeliveryCorrection').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'A correction of the owner of a media server, a player or a page: which work a show or manga there is.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the correction, for `forgetDeliveryCorrection`.',
    }),
    title: t.exposeString('title', { nullable: false, description: 'The title on the server.' }),
    season: t.exposeInt('season', {
      description: 'Season of the show on the server; null for films and manga.',
    }),
    from: t.exposeInt('from', {
      nullable: false,
      description: 'Number of the first episode or chapter on the server.',
    }),
    to: t.exposeInt('to', {
      description: 'Number of the last episode or chapter on the server; null if not known.',
    }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime; null if it is a manga, or if the catalogue no longer has it.',
      resolve: ({ animeId }, _args, { app }) => app.get(catalogue).get(animeId ?? ''),
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The manga; null if it is an anime, or if the catalogue no longer has it.',
      resolve: ({ mangaId }, _args, { app }) => app.get(mangaCatalogue).get(mangaId ?? ''),
    }),
    animeFrom: t.exposeInt('animeFrom', {
      nullable: false,
      description: 'Number of the first episode or chapter here.',
    }),
    madeAt: t.expose('madeAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was made.',
    }),
  }),
});

builder.objectField(MediaServerRef, 'corrections', (t) =>
  t.field({
    type: [CorrectionRef],
    nullable: false,
    description: 'The latest 100 corrections.',
    extensions: { listSize: USUAL_CORRECTIONS },
    resolve: ({ id }, _args, { app }) => correctionsOf(app, id),
  }),
);

addStoredNodes('DeliveryCorrection', async ({ app, caller }, ids) => {
  const userId = ownerFor(caller, 'read:list');
  return byId(userId === null ? [] : await correctionsById(app.db, { userId, ids }));
});
