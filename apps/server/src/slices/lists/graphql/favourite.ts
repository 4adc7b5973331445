import { builder } from '#platform/graphql/builder.ts';
import { batched } from '#platform/graphql/batch.ts';
import { type Media, shelfOf, WORKS } from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { toggleFavourite } from '../commands/favourite.ts';
import { favouriteWorks } from '../queries/favourite.ts';
import { workOf } from '../queries/work.ts';
import { refusal, workNotFound } from '../reasons.ts';
import { requireId } from './id.ts';
import { act, ownerOf } from './writer.ts';

const FavouriteRef = builder.objectRef<{ isFavourite: boolean }>('FavouritePayload').implement({
  extensions: { tier: 'public' },
  description: 'The result of a change of a favourite.',
  fields: (t) => ({
    isFavourite: t.exposeBoolean('isFavourite', {
      nullable: false,
      description: 'Whether the work is a favourite now.',
    }),
  }),
});

builder.mutationField('toggleFavourite', (t) =>
  t.field({
    type: FavouriteRef,
    nullable: true,
    description: 'Adds a work to the favourites or removes it. It need not be on the list.',
    extensions: { tier: 'public', cost: 10 },
    args: {
      animeId: t.arg.id({ description: 'Either this or "mangaId".' }),
      mangaId: t.arg.id({ description: 'Either this or "animeId".' }),
    },
    resolve: (_root, { animeId, mangaId }, context) => {
      if ((animeId == null) === (mangaId == null)) {
        throw refusal('BAD_USER_INPUT', 'ANIME_OR_MANGA');
      }
      const media: Media = animeId == null ? 'MANGA' : 'ANIME';
      const workId = requireId(animeId ?? mangaId ?? '');
      if (!workOf(context.app, media, workId)) {
        throw workNotFound(workId);
      }
      return act(context, async (tx, writer) => ({
        isFavourite: await toggleFavourite(context.app, tx, writer, { media, workId }),
      }));
    },
  }),
);

/** The most favourites per response, far more than people use. */
const MOST_SHOWN = 500;

for (const { media, kind, name, type } of WORKS) {
  builder.objectField(ViewerRef, `favourite${name}`, (t) =>
    t.field({
      type: [type],
      nullable: true,
      description: `The favourite ${kind} of the user, in the order they were chosen; at most ${MOST_SHOWN}.`,
      extensions: { listSize: 25 },
      resolve: async ({ id: userId }, _args, context) => {
        ownerOf(context);
        const ids = await favouriteWorks(context.app.db, { userId, media });
        return ids.slice(0, MOST_SHOWN).flatMap((id) => shelfOf(context.app, media).get(id) ?? []);
      },
    }),
  );
}

const isFavourite = (media: Media) =>
  batched<string, true>(async ({ app, caller }, ids) => {
    const { userId, scopes } = caller;
    if (userId === null || !scopes.includes('read:list')) return new Map();
    const favourites = new Set(await favouriteWorks(app.db, { userId, media }));
    return new Map(ids.filter((id) => favourites.has(id)).map((id) => [id, true]));
  });

for (const { media, type } of WORKS) {
  const isFavouriteOf = isFavourite(media);
  builder.objectField(type, 'viewerIsFavourite', (t) =>
    t.boolean({
      nullable: false,
      description: 'Whether it is a favourite of the caller.',
      extensions: { cacheSeconds: 0 },
      resolve: async ({ id }, _args, context) => (await isFavouriteOf(context, id)) ?? false,
    }),
  );
}
