import { z } from 'zod';
import { isPartialDate } from '#platform/partial-date.ts';
import { ListCase } from './list-cases.ts';
import { WireCase } from './wire-cases.ts';
import { WriteCase } from './write-case-form.ts';
import { DATE_SCALES, SCORE_SCALES } from '../rules/merge/capabilities.ts';
import { SYNC_FIELDS, SYNC_STATUSES } from '../rules/merge/entry.ts';
import { DELETE_POLICIES, DIRECTIONS } from '../rules/merge/merge-case.ts';

/** The most cases of one list. */
const MOST_CASES = 100_000;
const LONGEST_NOTES = 10_000;
const Id = z.string().max(200);
const Count = z.number().min(0).max(1_000_000);

const PartialDate = z.string().refine(isPartialDate).nullish();
const Time = z.iso.datetime({ offset: true });

const Entry = z.object({
  status: z.enum(SYNC_STATUSES),
  progress: Count.optional(),
  progressVolumes: Count.nullish(),
  score: z.number().min(0).max(100).nullish(),
  repeatCount: Count.nullish(),
  startedAt: PartialDate,
  completedAt: PartialDate,
  notes: z.string().max(LONGEST_NOTES).nullish(),
  private: z.boolean().nullish(),
});
export type StatedEntry = z.infer<typeof Entry>;

const Media = z.object({
  kind: z.enum(['anime', 'manga']).optional(),
  total: Count.nullish(),
  totalVolumes: Count.nullish(),
});

const Policy = z.object({
  direction: z.enum(DIRECTIONS).default('two-way'),
  deletes: z.enum(DELETE_POLICIES).default('propagate'),
});

const Pair = z.object({
  local: Entry,
  remote: Entry,
  unset: z.array(z.enum(SYNC_FIELDS)).optional(),
});
const EditTimes = z.union([Time, z.partialRecord(z.enum(SYNC_FIELDS), Time)]);

const Shared = z.object({
  id: Id,
  media: Media,
  local: Entry.nullable(),
  localChangedAt: EditTimes.optional(),
  tombstone: z.object({ deletedAt: Time.optional() }).nullish(),
});

/** A case of one link. */
export const PairCase = Shared.extend({
  provider: Id,
  base: Pair.nullish(),
  remote: Entry.nullable(),
  remoteUpdatedAt: Time.optional(),
  mapped: z.boolean().default(true),
  policy: Policy.prefault({}),
});
export type PairCase = z.infer<typeof PairCase>;

/** A case of several links. */
export const ManyCase = Shared.extend({
  remotes: z.record(
    Id,
    z.object({
      base: Pair.nullish(),
      remote: Entry.nullish(),
      updatedAt: Time.optional(),
      mapped: z.boolean().default(true),
      unavailable: z.boolean().default(false),
      policy: Policy.prefault({}),
    }),
  ),
});
export type ManyCase = z.infer<typeof ManyCase>;

const Provider = z.object({
  fields: z.array(z.enum(SYNC_FIELDS)),
  statuses: z.array(z.enum(SYNC_STATUSES)),
  score: z.enum(SCORE_SCALES),
  dates: z.enum(DATE_SCALES),
  updatedAtTrusted: z.boolean(),
  canDelete: z.boolean(),
});

const listOf = <Case extends z.ZodType>(one: Case) => z.array(one).max(MOST_CASES).default([]);

/** A file of merge cases. */
export const CaseFile = z.object({
  providers: z.record(Id, Provider).default({}),
  cases: listOf(PairCase),
  multiProviderCases: listOf(ManyCase),
  listCases: listOf(ListCase),
  writeCases: listOf(WriteCase),
  wireCases: listOf(WireCase),
});
export type CaseFile = z.infer<typeof CaseFile>;
export type Providers = CaseFile['providers'];
