import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type BatchPlay, playsOfWorks, type WorkInBatch } from '../queries/batch-plays.ts';
import { idNow } from '../queries/work.ts';
import { ownerOf } from './writer.ts';

export const BatchPlayRef = builder.objectRef<BatchPlay>('ListBatchPlay').implement({
  extensions: { tier: 'public' },
  description: 'An act of watching or reading that a change recorded, or removed.',
  fields: (t) => ({
    fromUnit: t.exposeFloat('fromUnit', { nullable: false, description: 'The first unit.' }),
    unit: t.exposeFloat('toUnit', {
      nullable: false,
      description: 'The episode or chapter; of a range, the last one.',
    }),
    isRepeat: t.exposeBoolean('isRepeat', {
      nullable: false,
      description: 'Whether the history has it earlier, too: it was watched or read again.',
    }),
    isRemoved: t.exposeBoolean('isRemoved', {
      nullable: false,
      description: 'Whether the change removed it from the history.',
    }),
  }),
});

const keyOf = (of: Omit<WorkInBatch, 'media'>): string => `${of.batchId} ${of.workId}`;

/** The plays of a work that a batch recorded or removed. */
export const playsIn = batched<WorkInBatch, BatchPlay[]>(async (context, parts) => {
  const { app } = context;
  const now = parts.map((part) => ({ ...part, workId: idNow(app, part.media, part.workId) }));
  const plays = await playsOfWorks(app.db, ownerOf(context), now);
  const own = Map.groupBy(plays, keyOf);
  return new Map(parts.map((part, at) => [part, own.get(keyOf(now[at] ?? part)) ?? []]));
});
