import type { Tx } from '#platform/database/index.ts';
import { builder } from '#platform/graphql/builder.ts';
import { isId, readId } from '#platform/ids.ts';
import { isEditor } from '#slices/mapping/index.ts';
import { writerOf } from '#slices/lists/index.ts';
import type { DeliveryInHand } from '../../corrections/commands/act.ts';
import { ACT, actOn, OWN } from '../../corrections/graphql/delivery-act.ts';
import { DeliveryRef } from '../../inbox/graphql/delivery.ts';
import { workAtOnce } from '../../inbox/work.ts';
import { confirmShow } from '../commands/confirm.ts';
import { confirmAllShows } from '../commands/confirm-all.ts';
import { forgetKnownShow } from '../commands/forget.ts';
import { ignoreDeliveryLibrary } from '../commands/ignore-library.ts';
import { undoLastConfirmation } from '../commands/undo-last.ts';
import { knownShowsById, type OwnKnownShow } from '../queries.ts';
import { cameOf, type Came } from '../came.ts';
import { KnownShowRef } from './known-show.ts';
import { UnplacedPlayRef } from './unplaced-play.ts';
import { refusal } from '../../reasons.ts';

interface ChosenWork {
  animeId?: string | null | undefined;
  mangaId?: string | null | undefined;
}

interface ConfirmedShow extends Came {
  knownShow: OwnKnownShow | undefined;
  deliveries: number;
}

const ConfirmShowPayload = builder.objectRef<ConfirmedShow>('ConfirmShowPayload').implement({
  extensions: { tier: 'public' },
  description: 'What came of the confirmation of a show.',
  fields: (t) => ({
    knownShow: t.expose('knownShow', {
      type: KnownShowRef,
      description:
        'The show as it is remembered; null for a film, a special or a manga, which is remembered as a correction.',
    }),
    deliveries: t.exposeInt('deliveries', {
      nullable: false,
      description: 'How many deliveries were processed again because of it.',
    }),
    recorded: t.exposeInt('recorded', {
      nullable: false,
      description: 'How many of them are recorded now.',
    }),
    pending: t.exposeInt('pending', {
      nullable: false,
      description:
        'How many of them are still being processed. Only if there are too many to wait for.',
    }),
    unplaced: t.expose('unplaced', {
      type: [UnplacedPlayRef],
      nullable: false,
      description: 'Those that the show does not have, as in `Viewer.unplacedPlays`.',
      extensions: { listSize: 3 },
    }),
  }),
});

/** The work that was named; null if none was. @throws Refusal `BAD_USER_INPUT` for what is no id */
const workIdOf = ({ animeId, mangaId }: ChosenWork): string | null => {
  const [field, given] = mangaId
    ? (['mangaId', mangaId] as const)
    : (['animeId', animeId] as const);
  if (!given) return null;
  const workId = readId(given);
  if (!workId) throw refusal('BAD_USER_INPUT', 'CORRECTION_ANIME_ID_INVALID', { field });
  return workId;
};

builder.mutationField('confirmShow', (t) =>
  t.field({
    type: ConfirmShowPayload,
    nullable: true,
    description: `Confirms which anime the show of a delivery is: records its waiting episodes with their own dates, and later episodes of all its seasons at once. A film or a special that has a suggestion is recorded and remembered by itself. Of a chapter, it confirms the manga. Another anime takes back all that was recorded for the one before. ${OWN}`,
    extensions: ACT,
    args: {
      id: t.arg.id({ required: true, description: '`Delivery.id` of any of its episodes.' }),
      animeId: t.arg.id({
        description:
          'The anime of this episode, or of the whole show; the first suggestion unless given.',
      }),
      mangaId: t.arg.id({
        description: 'The manga of this chapter; the first suggestion unless given.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { app } = context;
      const workId = workIdOf(args);
      const by = writerOf(context);
      const isDecisive = await isEditor(context);
      const word = { id: args.id, by, workId, isDecisive };
      const { knownShowId, deliveries } = await app.db
        .transaction()
        .execute((tx) => confirmShow(app, tx, word));
      const came = await cameOf(app, { userId: by.userId, ids: deliveries });
      const ids = knownShowId === null ? [] : [knownShowId];
      const [knownShow] = await knownShowsById(app.db, { userId: by.userId, ids });
      return { knownShow, deliveries: deliveries.length, ...came };
    },
  }),
);

builder.mutationField('confirmAllShows', (t) =>
  t.int({
    nullable: true,
    description: `Confirms the first suggestion of every waiting show whose title and air date or year speak for it. The others go on waiting. Returns how many shows. ${OWN}`,
    extensions: { tier: 'public', cost: 50 },
    resolve: async (_root, _args, context) => {
      const by = writerOf(context);
      const word = { by, isDecisive: await isEditor(context) };
      const { shows, deliveries } = await confirmAllShows(context.app, word);
      await workAtOnce(context.app, deliveries);
      return shows;
    },
  }),
);

builder.mutationField('undoLastConfirmation', (t) =>
  t.int({
    nullable: true,
    description: `Takes back what was said last of shows: one confirmation or correction, or all that \`confirmAllShows\` confirmed at once, with all that was recorded because of it. That waits again. Returns how many shows. ${OWN}`,
    extensions: { tier: 'public', cost: 50 },
    args: {
      at: t.arg({
        type: 'DateTime',
        description:
          '`Viewer.lastConfirmationAt`. If something else was said last, nothing is taken back.',
      }),
    },
    resolve: (_root, { at }, context) => {
      const word = { by: writerOf(context), at: at ? new Date(at) : null };
      return context.app.db
        .transaction()
        .execute((tx) => undoLastConfirmation(context.app, tx, word));
    },
  }),
);

builder.mutationField('forgetKnownShow', (t) =>
  t.boolean({
    nullable: true,
    description: `Takes back what was said of a show, and all that was recorded because of it. Its episodes of the last seven days wait again. ${OWN}`,
    extensions: ACT,
    args: { id: t.arg.id({ required: true, description: '`KnownShow.id`.' }) },
    resolve: async (_root, args, context) => {
      const by = writerOf(context);
      const id = args.id.toLowerCase();
      if (!isId(id)) throw refusal('NOT_FOUND', 'KNOWN_SHOW_NOT_FOUND');
      await context.app.db
        .transaction()
        .execute((tx) => forgetKnownShow(context.app, tx, { id, by }));
      return true;
    },
  }),
);

builder.mutationField('ignoreDeliveryLibrary', (t) =>
  t.field({
    type: DeliveryRef,
    nullable: true,
    description: `Ignores the library of a delivery from now on, and undoes what the delivery recorded. The settings of the media server list ignored libraries. ${OWN}`,
    extensions: ACT,
    args: { id: t.arg.id({ required: true, description: '`Delivery.id`.' }) },
    resolve: async (_root, args, context) => {
      const work = (tx: Tx, inHand: DeliveryInHand) =>
        ignoreDeliveryLibrary(context.app, tx, inHand);
      return (await actOn(context, args.id, work)).delivery;
    },
  }),
);
