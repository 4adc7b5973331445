import { z } from 'zod';
import { isPartialDate } from '#platform/partial-date.ts';
import { connectorOf } from '../connectors/index.ts';
import { type PartialEntry, SYNC_STATUSES } from '../rules/merge/entry.ts';

const Text = z.string().max(200);
const Count = z.number().min(0).max(1_000_000);
const PartialDate = z.string().refine(isPartialDate).nullable();
const Set = z
  .object({
    status: z.enum(SYNC_STATUSES),
    progress: Count,
    progressVolumes: Count,
    score: z.number().min(0).max(100).nullable(),
    repeatCount: Count,
    startedAt: PartialDate,
    completedAt: PartialDate,
    notes: z.string().max(10_000).nullable(),
    private: z.boolean(),
  })
  .partial()
  .transform((set) => set as PartialEntry);
const Fields = z.record(Text, z.unknown());

const Shared = z.object({
  id: Text,
  provider: Text.refine((id) => connectorOf(id) !== undefined, 'No connector has this name.'),
  kind: z.enum(['anime', 'manga']).optional(),
});

/** A case of what an entry is in the words of a service. */
export const WireCase = z.discriminatedUnion('direction', [
  Shared.extend({ direction: z.literal('decode'), input: Fields }),
  Shared.extend({ direction: z.literal('encode'), input: Set.nullable() }),
]);
export type WireCase = z.infer<typeof WireCase>;

export const runWireCase = (given: WireCase): unknown => {
  const connector = connectorOf(given.provider);
  const context = { kind: given.kind };
  return given.direction === 'decode'
    ? connector?.decode(given.input, context)
    : connector?.encode(given.input, context);
};
