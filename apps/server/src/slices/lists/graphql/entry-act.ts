import { builder } from '#platform/graphql/builder.ts';
import type { Tx } from '#platform/database/index.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { advanceEntry, deleteEntry, finishPass, startPass } from '../commands/entry.ts';
import { markReadUpTo } from '../commands/mark-read.ts';
import type { Writer } from '../commands/change.ts';
import { problemOf } from '../commands/problem.ts';
import type { SaveResult } from '../commands/save-entries.ts';
import { undoBatch } from '../commands/undo.ts';
import { refusal } from '../reasons.ts';
import { ListChangeRef, MangaSavedRef, SAVED } from './payload.ts';
import { savedIn, type Saved } from './saved.ts';
import { requireId } from './id.ts';
import { isUnit } from './unit.ts';
import { act } from './writer.ts';

const ACT = { tier: 'public', cost: 10 } as const;
const VERSION =
  'The version the caller has seen. If the entry has another one, nothing is written.';

const saved = (
  context: RequestContext,
  work: (tx: Tx, writer: Writer) => Promise<SaveResult>,
): Promise<Saved> =>
  act(context, async (tx, writer) => savedIn(writer.batchId, await work(tx, writer)));

const MOST_STEPS = 100;

const requireSteps = (by: number): number => {
  if (by >= 1 && by <= MOST_STEPS) return by;
  const bounds = { least: 1, most: MOST_STEPS };
  throw refusal('BAD_USER_INPUT', 'NUMBER_OUT_OF_RANGE', { field: 'by', ...bounds, value: by });
};

const requireScore = (score: number): void => {
  if (score >= 0 && score <= 100) return;
  const bounds = { least: 0, most: 100 };
  throw refusal('BAD_USER_INPUT', 'NUMBER_OUT_OF_RANGE', {
    field: 'score',
    ...bounds,
    value: score,
  });
};

for (const { media, name, unit, again, type } of SAVED) {
  builder.mutationField(`advance${name}ListEntry`, (t) =>
    t.field({
      type,
      nullable: true,
      description: `Adds ${unit}s to the progress, like the button "+1". Undo it with \`undo\` and its "batchId".`,
      extensions: ACT,
      args: {
        id: t.arg.id({ required: true, description: 'Id of the entry.' }),
        by: t.arg.int({
          required: true,
          defaultValue: 1,
          description: `How many ${unit}s to add, 1 to ${MOST_STEPS}.`,
        }),
        version: t.arg.int({ description: VERSION }),
      },
      resolve: (_root, { id, by, version }, context) => {
        const key = { media, id: requireId(id), by: requireSteps(by), version: version ?? null };
        return saved(context, (tx, writer) => advanceEntry(context.app, tx, writer, key));
      },
    }),
  );

  builder.mutationField(`delete${name}ListEntry`, (t) =>
    t.field({
      type,
      nullable: true,
      description: 'Removes an entry from the list. Undo restores it with its history.',
      extensions: ACT,
      args: {
        id: t.arg.id({ required: true, description: 'Id of the entry.' }),
        version: t.arg.int({ description: VERSION }),
      },
      resolve: (_root, { id, version }, context) => {
        const key = { media, id: requireId(id), version: version ?? null };
        return saved(context, (tx, writer) => deleteEntry(context.app, tx, writer, key));
      },
    }),
  );

  builder.mutationField(`start${name}Pass`, (t) =>
    t.field({
      type,
      nullable: true,
      description: `Begins a ${again} with its own progress. The title must have been begun, and the first time stays as it is.`,
      extensions: ACT,
      args: {
        id: t.arg.id({ required: true, description: 'Id of the entry.' }),
        startedOn: t.arg({
          type: 'PartialDate',
          description: 'Today by default; null if unknown.',
        }),
        version: t.arg.int({ description: VERSION }),
      },
      resolve: (_root, { id, startedOn, version }, context) => {
        const key = { media, id: requireId(id), startedOn, version: version ?? null };
        return saved(context, (tx, writer) => startPass(context.app, tx, writer, key));
      },
    }),
  );

  builder.mutationField(`finish${name}Pass`, (t) =>
    t.field({
      type,
      nullable: true,
      description: `Ends the open ${again}. It counts as one more time, unless it is given up.`,
      extensions: ACT,
      args: {
        id: t.arg.id({ required: true, description: 'Id of the entry.' }),
        completedOn: t.arg({ type: 'PartialDate', description: 'Today by default.' }),
        score: t.arg.int({ description: 'The score of this rewatch or reread, 0 to 100.' }),
        isAbandoned: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: `True gives the ${again} up: it does not count as one more time.`,
        }),
        version: t.arg.int({ description: VERSION }),
      },
      resolve: (_root, { id, completedOn, score, isAbandoned, version }, context) => {
        if (score != null) requireScore(score);
        const ending = { completedOn, score, isAbandoned };
        const key = { media, id: requireId(id), ...ending, version: version ?? null };
        return saved(context, (tx, writer) => finishPass(context.app, tx, writer, key));
      },
    }),
  );
}

builder.mutationField('markMangaReadUpTo', (t) =>
  t.field({
    type: MangaSavedRef,
    nullable: true,
    description:
      'Marks all chapters up to one, and all volumes up to one, as read. It never lowers progress.',
    extensions: ACT,
    args: {
      mangaId: t.arg.id({ required: true, description: 'Id of the manga.' }),
      chapter: t.arg.float({
        description: 'The last chapter that was read, such as 10.5. Give this, "volume" or both.',
      }),
      volume: t.arg.int({ description: 'The last volume that was read.' }),
    },
    resolve: (_root, { mangaId, chapter, volume }, context) => {
      const said = [chapter, volume].filter((number) => number != null);
      if (said.length === 0 || !said.every(isUnit)) {
        throw refusal('BAD_USER_INPUT', 'CHAPTER_OR_VOLUME');
      }
      const id = requireId(mangaId);
      return saved(context, (tx, writer) =>
        markReadUpTo(context.app, tx, writer, { id, chapter: chapter ?? 0, volume: volume ?? 0 }),
      );
    },
  }),
);

builder.mutationField('undo', (t) =>
  t.field({
    type: ListChangeRef,
    nullable: true,
    description:
      "Undoes all changes of one batch in the caller's lists, within 30 days. Later changes stay.",
    extensions: ACT,
    args: {
      batch: t.arg.id({
        required: true,
        description: 'A "batchId" from the result of a mutation.',
      }),
    },
    resolve: (_root, { batch }, context) => {
      const id = requireId(batch);
      return act(context, async (tx, writer) => {
        const { isKnown, ...undone } = await undoBatch(context.app, tx, writer, id);
        const problem = isKnown ? null : problemOf(refusal('NOT_FOUND', 'NOTHING_TO_UNDO'));
        return { ...undone, problem, batchId: isKnown ? writer.batchId : null };
      });
    },
  }),
);
