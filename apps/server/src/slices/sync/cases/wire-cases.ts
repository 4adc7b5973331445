import { z } from 'zod';
import { connectorOf } from '../connectors/index.ts';
import { SYNC_FIELDS } from '../rules/merge/entry.ts';

const Text = z.string().max(200);
const Value = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);
const Set = z.partialRecord(z.enum(SYNC_FIELDS), Value);
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
