import { z } from 'zod';
import type { Reading } from '#slices/exchange/values.ts';

/** Parts of a row that are there, and whether all of them could be read. */
export interface Parts<Part> {
  read: readonly Part[];
  isWhole: boolean;
}

/** A list inside a row. Each part is read by itself, so that a bad one does not cost its row the others. */
export const parts = <Part>(part: z.ZodType<Part>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((given): Parts<Part> => {
      const tried = (given ?? []).map((one) => part.safeParse(one));
      const read = tried.flatMap((one) => (one.success ? [one.data] : []));
      return { read, isWhole: read.length === tried.length };
    });

/** Reports a row that is read without a part that could not be read. */
export const brokenPart = (line: number, title: string | null): Reading => ({
  skipped: { line, title, ids: {}, reason: 'malformed-part' },
});
