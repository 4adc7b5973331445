import { builder } from '#platform/graphql/builder.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue } from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import { deletePlays } from '../commands/delete-plays.ts';
import { logPlay, updatePlay } from '../commands/log-play.ts';
import { historyPage, type PlayRecord } from '../queries/history.ts';
import { ClientRef } from './client.ts';
import { ListEntryRef } from './entry.ts';
import { ListMediaEnum, PlaySourceEnum } from './enum.ts';
import { requireFew } from './few.ts';
import { requireId } from './id.ts';
import { ListChangeRef, type ListChange } from './payload.ts';
import { requireUnit } from './unit.ts';
import { act, ownerOf } from './writer.ts';
import { refusal } from '../reasons.ts';

const PlayRef = builder.objectRef<PlayRecord>('Play').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description: 'One act of watching or reading: one unit, or several that were marked at once.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the play.' }),
    media: t.expose('media', {
      type: ListMediaEnum,
      nullable: false,
      description: 'Whether an episode was watched or a chapter read.',
    }),
    fromUnit: t.exposeFloat('fromUnit', { nullable: false, description: 'The first unit.' }),
    unit: t.exposeFloat('toUnit', {
      nullable: false,
      description: 'The episode or chapter; of a range, the last one.',
    }),
    pass: t.exposeInt('pass', {
      nullable: false,
      description: '0 for the first time, otherwise the number of the rewatch or reread.',
    }),
    source: t.expose('source', {
      type: PlaySourceEnum,
      nullable: false,
      description: 'What recorded it.',
    }),
    client: t.expose('client', {
      type: ClientRef,
      description:
        'The program that recorded it; null for old plays, for which this was not stored.',
    }),
    playedAt: t.expose('playedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was watched or read.',
    }),
    recordedAt: t.expose('recordedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was recorded here, which may be much later.',
    }),
    batchId: t.exposeID('batchId', { nullable: false, description: 'Id for `undo`.' }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime; null for manga.',
      resolve: ({ workId }, _args, { app }) => app.get(catalogue).get(workId),
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The manga; null for anime.',
      resolve: ({ workId }, _args, { app }) => app.get(mangaCatalogue).get(workId),
    }),
  }),
});

builder.objectField(ViewerRef, 'history', (t) =>
  t.connection(
    {
      type: PlayRef,
      nullable: true,
      description: 'What the user watched and read, the latest first.',
      args: {
        media: t.arg({
          type: ListMediaEnum,
          description: 'Only plays of anime, or only of manga; both unless given.',
        }),
        from: t.arg({ type: 'DateTime', description: 'Only plays at or after this instant.' }),
        to: t.arg({ type: 'DateTime', description: 'Only plays before this instant.' }),
      },
      resolve: ({ id: userId }, { media, from, to, ...args }, context) => {
        ownerOf(context);
        const filter = { media: media ?? null, from: from ?? null, to: to ?? null };
        return historyPage(context.app.db, { userId, reading: 'own', ...filter }, args);
      },
    },
    { name: 'PlayConnection' },
    { name: 'PlayEdge' },
  ),
);

/** A user that nobody is. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const PlayConnectionName = { name: 'EntryPlayConnection' };

const EntryHistoryRef = builder.connectionObject(
  { type: PlayRef, ...PlayConnectionName },
  { name: 'EntryPlayEdge' },
);

builder.interfaceField(ListEntryRef, 'history', (t) =>
  t.connection(
    {
      type: PlayRef,
      nullable: false,
      description: "Its plays, latest first; only for the caller's own entries.",
      // For entries of other users the history is empty. Activities show what those users did, as far as they allow.
      resolve: ({ id: entryId }, args, { app, caller }) =>
        historyPage(app.db, { userId: caller.userId ?? NOBODY, reading: 'own', entryId }, args),
    },
    EntryHistoryRef,
  ),
);

const ACT = { tier: 'public', cost: 10 } as const;

const RecordPlayInput = builder.inputType('RecordPlayInput', {
  description: 'What was watched or read, and when.',
  fields: (t) => ({
    animeId: t.id({ description: 'Either this or "mangaId".' }),
    mangaId: t.id({ description: 'Either this or "animeId".' }),
    unit: t.float({
      required: true,
      description: 'The episode or chapter; of a range, the last one.',
    }),
    fromUnit: t.float({
      description: 'The first unit of a range; leave it out for a single unit.',
    }),
    playedAt: t.field({ type: 'DateTime', description: 'Now by default.' }),
  }),
});

builder.mutationField('recordPlay', (t) =>
  t.field({
    type: ListChangeRef,
    nullable: true,
    description:
      'Records a play, of now or of the past. It updates the entry, or creates one. The same play within 20 minutes is not recorded again.',
    extensions: ACT,
    args: {
      input: t.arg({
        type: RecordPlayInput,
        required: true,
        description: 'What was watched or read, and when.',
      }),
    },
    resolve: (_root, { input: { animeId, mangaId, unit, fromUnit, playedAt } }, context) => {
      if ((animeId == null) === (mangaId == null)) {
        throw refusal('BAD_USER_INPUT', 'ANIME_OR_MANGA');
      }
      const toUnit = requireUnit('unit', unit);
      const play = {
        media: animeId == null ? 'MANGA' : 'ANIME',
        workId: requireId(animeId ?? mangaId ?? ''),
        fromUnit: requireUnit('fromUnit', fromUnit ?? toUnit),
        toUnit,
        at: playedAt ?? context.app.clock.now(),
      } as const;
      return act(context, async (tx, writer): Promise<ListChange> => {
        const log = await logPlay(context.app, tx, writer, play);
        return { ...log, batchId: log.plays > 0 ? writer.batchId : null };
      });
    },
  }),
);

builder.mutationField('updatePlay', (t) =>
  t.field({
    type: ListChangeRef,
    nullable: true,
    description: 'Changes a past play. The progress of its entry is computed again.',
    extensions: ACT,
    args: {
      id: t.arg.id({ required: true, description: 'Id of the play.' }),
      unit: t.arg.float({
        description: 'The episode or chapter, or the last one of a range; unchanged by default.',
      }),
      fromUnit: t.arg.float({ description: 'The first of several; unchanged by default.' }),
      playedAt: t.arg({
        type: 'DateTime',
        description: 'When it was watched or read; unchanged by default.',
      }),
    },
    resolve: (_root, { id, unit, fromUnit, playedAt }, context) => {
      const edit = {
        id: requireId(id),
        toUnit: unit == null ? null : requireUnit('unit', unit),
        fromUnit: fromUnit == null ? null : requireUnit('fromUnit', fromUnit),
        at: playedAt ?? null,
      };
      return act(context, async (tx, writer): Promise<ListChange> => {
        const log = await updatePlay(context.app, tx, writer, edit);
        return { ...log, batchId: log.plays > 0 ? writer.batchId : null };
      });
    },
  }),
);

/** Plays that one request may delete. */
const MOST_PLAYS = 200;

builder.mutationField('deletePlays', (t) =>
  t.field({
    type: ListChangeRef,
    nullable: true,
    description: `Deletes at most ${MOST_PLAYS} plays. The progress of their entries is computed again from the remaining plays.`,
    extensions: ACT,
    args: { ids: t.arg.idList({ required: true, description: 'Ids of the plays.' }) },
    resolve: (_root, { ids }, context) => {
      requireFew('ids', ids, MOST_PLAYS);
      const own = ids.map(requireId);
      return act(context, async (tx, writer): Promise<ListChange> => {
        const removed = await deletePlays(context.app, tx, writer, own);
        return { ...removed, problem: null, batchId: removed.plays > 0 ? writer.batchId : null };
      });
    },
  }),
);
