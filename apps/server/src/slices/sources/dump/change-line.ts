import { z } from 'zod';
import { WORK_KINDS } from '#slices/catalog/index.ts';
import { AnimeLine, MangaLine } from './work-line.ts';

const seq = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A work is this now. */
export const PutLine = z.object({
  op: z.literal('put'),
  seq,
  work: z.discriminatedUnion('kind', [AnimeLine, MangaLine]),
});
export type PutLine = z.infer<typeof PutLine>;

/** A work is not passed on any more. */
export const GoneLine = z.object({
  op: z.literal('gone'),
  seq,
  kind: z.enum(WORK_KINDS),
  id: z.uuid(),
  /** The work that it is one with now. */
  mergedInto: z.uuid().nullable(),
});
export type GoneLine = z.infer<typeof GoneLine>;

/** The last line of a page, so that one which was cut off is noticed: where the next page begins, and the newest change there is. */
export const EndLine = z.object({ op: z.literal('end'), next: seq, newest: seq });
export type EndLine = z.infer<typeof EndLine>;

export type ChangeLine = PutLine | GoneLine | EndLine;
