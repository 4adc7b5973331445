import { z } from 'zod';
import { type Fetched, type FetchVerdict, judgeFetch } from '../rules/fetch/judge-fetch.ts';

const MOST_ENTRIES = 100_000;
const Count = z.int().min(0).max(10_000_000);
const Status = z.int().min(100).max(599);
const Text = z.string().max(200);

const Fetch = z.object({
  complete: z.boolean().default(false),
  count: Count.default(0),
  httpStatus: Status.nullish(),
  contentType: Text.optional(),
  errors: z.array(z.unknown()).max(100).default([]),
  incremental: z.boolean().default(false),
  idsOnly: z.boolean().default(false),
  capReached: z.boolean().default(false),
  filterChanged: z.boolean().default(false),
  clockSkewSeconds: z.number().default(0),
});

/** A case of a list that was read. */
export const ListCase = z.object({
  id: Text,
  input: z.object({
    baseCount: Count.default(0),
    missing: Count.optional(),
    fetch: Fetch.optional(),
    refresh: z.object({ httpStatus: Status }).optional(),
    confirmRead: z.object({ found: z.boolean() }).optional(),
    entries: z
      .array(z.object({ id: z.union([Text, z.number()]) }))
      .max(MOST_ENTRIES)
      .optional(),
    lock: Text.optional(),
    viewer: z.object({ id: z.union([Text, z.number()]) }).optional(),
    linked: z.object({ id: z.union([Text, z.number()]) }).optional(),
  }),
});
export type ListCase = z.infer<typeof ListCase>;

const fetchedOf = (fetch: z.infer<typeof Fetch>): Fetched => ({
  isComplete: fetch.complete && fetch.errors.length === 0,
  count: fetch.count,
  status: fetch.httpStatus ?? null,
  isPage: fetch.contentType?.startsWith('text/html') ?? false,
  isIncremental: fetch.incremental,
  isIdsOnly: fetch.idsOnly,
  isCapped: fetch.capReached,
  isOtherFilter: fetch.filterChanged,
  clockSkew: fetch.clockSkewSeconds,
});

export const runListCase = ({ input }: ListCase): FetchVerdict & { uniqueEntries?: number } => {
  const { fetch, entries, viewer, linked } = input;
  const verdict = judgeFetch({
    baseCount: input.baseCount,
    fetched: fetch ? fetchedOf(fetch) : null,
    missing: input.missing ?? null,
    refreshStatus: input.refresh?.httpStatus ?? null,
    isFoundByReading: input.confirmRead?.found ?? null,
    isRunning: input.lock === 'held',
    isOtherAccount: viewer !== undefined && linked !== undefined && viewer.id !== linked.id,
  });
  return {
    ...verdict,
    ...(entries && { uniqueEntries: new Set(entries.map(({ id }) => id)).size }),
  };
};
