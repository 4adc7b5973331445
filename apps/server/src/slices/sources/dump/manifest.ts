import { z } from 'zod';

const WrittenFile = z.object({
  name: z.string().max(40),
  file: z.string().regex(/^[\w-]+\.jsonl\.gz$/u),
  rows: z.number().int().min(0),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
});

/** A data file, as it was written. */
export type WrittenFile = z.infer<typeof WrittenFile>;

const text = z.string().max(1_000);

/** What a dump says of itself. */
export const Manifest = z.object({
  format: z.literal('tsuzuki-dump/1'),
  /** Made of the data files: equal for equal data. */
  version: z.string().regex(/^[0-9a-f]{32}$/u),
  madeAt: z.iso.datetime(),
  /** The newest change of the feed that is in it: `since` of the first request for changes. */
  position: z.number().int().min(0),
  files: z.array(WrittenFile).max(20),
  sources: z
    .array(
      z.object({
        key: z.string().max(60),
        name: text,
        version: text,
        asOf: text,
        licence: text,
        attribution: text,
        url: text,
      }),
    )
    .max(200),
});
export type Manifest = z.infer<typeof Manifest>;
