import type { Tx } from '#platform/database/index.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { isId, readId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { writerOf } from '#slices/lists/index.ts';
import { unknownDelivery, type DeliveryInHand } from '../commands/act.ts';
import { answerDelivery } from '../commands/answer.ts';
import { correctDelivery, type Corrected } from '../commands/correct.ts';
import { replayDelivery, undoDelivery } from '../commands/replay.ts';
import { forgetCorrection } from '../correction.ts';
import { findDelivery, type Delivery } from '../../inbox/queries.ts';
import { DeliveryRef } from '../../inbox/graphql/delivery.ts';
import type { OwnUnit } from '../../pipeline/outcome.ts';
import { refusal } from '../../reasons.ts';

export const ACT = { tier: 'public', cost: 10 } as const;
export const OWN = 'Needs the scope `write:list`.';

/** Acts on a delivery of the caller, and reads it again. */
export const actOn = async <Result>(
  context: RequestContext,
  id: string,
  work: (tx: Tx, inHand: DeliveryInHand) => Promise<Result>,
): Promise<{ delivery: Delivery; result: Result }> => {
  const { app } = context;
  const by = writerOf(context);
  const result = await app.db.transaction().execute((tx) => work(tx, { id, by }));
  const delivery = await findDelivery(app.db, { id, userId: by.userId });
  if (!delivery) throw unknownDelivery();
  return { delivery, result };
};

const id = { required: true, description: '`Delivery.id`.' } as const;

builder.mutationField('replayDelivery', (t) =>
  t.field({
    type: DeliveryRef,
    nullable: true,
    description: `Processes a delivery again, with the current mapping and settings. ${OWN}`,
    extensions: ACT,
    args: { id: t.arg.id(id) },
    resolve: async (_root, args, context) => {
      // Another process may just have imported a mapping.
      await context.app.get(changeFeed).catchUp();
      const work = (tx: Tx, inHand: DeliveryInHand) => replayDelivery(context.app, tx, inHand);
      return (await actOn(context, args.id, work)).delivery;
    },
  }),
);

builder.mutationField('undoDelivery', (t) =>
  t.field({
    type: DeliveryRef,
    nullable: true,
    description: `Undoes what a delivery wrote to the list. ${OWN}`,
    extensions: ACT,
    args: { id: t.arg.id(id) },
    resolve: async (_root, args, context) => {
      const work = (tx: Tx, inHand: DeliveryInHand) => undoDelivery(context.app, tx, inHand);
      return (await actOn(context, args.id, work)).delivery;
    },
  }),
);

builder.mutationField('answerDelivery', (t) =>
  t.field({
    type: DeliveryRef,
    nullable: true,
    description: `Decides whether to record a play that waits for an answer. A yes counts for all waiting plays of the same work. A no also dismisses a play whose outcome is \`OUT_OF_RANGE\`, with all others of that episode. ${OWN}`,
    extensions: ACT,
    args: {
      id: t.arg.id(id),
      isWanted: t.arg.boolean({
        required: true,
        description: 'True records the play, false does not.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { isWanted } = args;
      const work = (tx: Tx, inHand: DeliveryInHand) =>
        answerDelivery(context.app, tx, { ...inHand, isWanted });
      return (await actOn(context, args.id, work)).delivery;
    },
  }),
);

interface CorrectedDelivery extends Corrected {
  delivery: Delivery;
}

const CorrectDeliveryPayload = builder
  .objectRef<CorrectedDelivery>('CorrectDeliveryPayload')
  .implement({
    extensions: { tier: 'public' },
    description: 'The result of a correction.',
    fields: (t) => ({
      delivery: t.expose('delivery', {
        type: DeliveryRef,
        nullable: false,
        description: 'The delivery as it is now.',
      }),
      isRemembered: t.exposeBoolean('isRemembered', {
        nullable: false,
        description:
          'Whether the correction also applies to other episodes of the show on this server.',
      }),
      isProposed: t.exposeBoolean('isProposed', {
        nullable: false,
        description:
          'Whether a rule for everybody was proposed to the editors. That needs an id of the show or film.',
      }),
    }),
  });

const MOST_NUMBER = 100_000;

/** What an owner says that a delivery was. */
interface Said {
  animeId?: string | null | undefined;
  episode?: number | null | undefined;
  mangaId?: string | null | undefined;
  chapter?: number | null | undefined;
}

const FIELDS = {
  anime: { id: 'animeId', number: 'episode', least: 1 },
  manga: { id: 'mangaId', number: 'chapter', least: 0 },
} as const;

/** @throws Refusal `BAD_USER_INPUT` for what is no id or no such number */
const meantBy = (said: Said): OwnUnit => {
  const kind = said.mangaId ? 'manga' : 'anime';
  const { id: field, number: numberField, least } = FIELDS[kind];
  const workId = readId(said[field] ?? '');
  if (!workId) throw refusal('BAD_USER_INPUT', 'CORRECTION_ANIME_ID_INVALID', { field });
  const number = said[numberField] ?? -1;
  if (number < least || number > MOST_NUMBER) {
    const bounds = { field: numberField, least, most: MOST_NUMBER };
    throw refusal('BAD_USER_INPUT', 'CORRECTION_EPISODE_OUT_OF_RANGE', bounds);
  }
  if (kind === 'anime') return { animeId: workId, episode: number };
  return { mangaId: workId, chapter: Math.round(number * 100) / 100 };
};

builder.mutationField('correctDelivery', (t) =>
  t.field({
    type: CorrectDeliveryPayload,
    nullable: true,
    description: `Corrects a match: undoes what was recorded, records the right episode or chapter, remembers the show for this server, and proposes the rule to the editors. ${OWN}`,
    extensions: ACT,
    args: {
      id: t.arg.id(id),
      animeId: t.arg.id({ description: 'The right anime, unless it is a chapter.' }),
      episode: t.arg.int({ description: `Number of the right episode, 1 to ${MOST_NUMBER}.` }),
      mangaId: t.arg.id({ description: 'The right manga of a chapter.' }),
      chapter: t.arg.float({ description: `Number of the right chapter, 0 to ${MOST_NUMBER}.` }),
    },
    resolve: async (_root, args, context) => {
      const meant = meantBy(args);
      const work = (tx: Tx, inHand: DeliveryInHand) =>
        correctDelivery(context.app, tx, { ...inHand, meant });
      const { delivery, result } = await actOn(context, args.id, work);
      return { delivery, ...result };
    },
  }),
);

builder.mutationField('forgetDeliveryCorrection', (t) =>
  t.boolean({
    nullable: true,
    description: `Deletes a correction of a show. What was recorded with it stays. ${OWN}`,
    extensions: ACT,
    args: { id: t.arg.id({ required: true, description: '`DeliveryCorrection.id`.' }) },
    resolve: async (_root, args, { app, caller }) => {
      const userId = requireAccount(caller, 'write:list');
      if (!isId(args.id)) throw refusal('NOT_FOUND', 'CORRECTION_NOT_FOUND');
      const isKnown = await app.db
        .transaction()
        .execute((tx) => forgetCorrection(tx, { id: args.id, userId }));
      if (!isKnown) throw refusal('NOT_FOUND', 'CORRECTION_NOT_FOUND');
      return true;
    },
  }),
);
