import { z } from 'zod';
import { Refusal } from '#platform/errors.ts';
import { readId } from '#platform/ids.ts';
import type { ScoreFormat } from '#slices/accounts/index.ts';
import type { SaveInput } from '../commands/save-entries.ts';
import { refusal } from '../reasons.ts';
import { LONGEST_TAG, MOST_TAGS, type EntryPatch } from '../rules/edit.ts';
import { keptScore, scaleOf } from '../rules/score.ts';
import { BOUNDS, editFault } from './edit-fault.ts';
import type { AnimeEntryInput, MangaEntryInput } from './save-input.ts';

/** An edit of either kind, as GraphQL passes it. */
type Given = typeof MangaEntryInput.$inferInput &
  Pick<typeof AnimeEntryInput.$inferInput, 'animeId'>;

/** What an edit says of an entry, whatever its work. */
export type EntryFields = Omit<Given, 'animeId' | 'mangaId' | 'externalId' | 'version'>;

const within = <Form extends z.ZodNumber>(
  form: Form,
  { least, most }: { least: number; most: number },
) => form.min(least).max(most);

const tags = z
  .array(z.string().max(LONGEST_TAG))
  .max(MOST_TAGS)
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter(Boolean))]);

/** Clearing a number or a list sets its zero. Fields without a zero are left out. */
const fields = z.object({
  status: z.string().nullish(),
  progress: z.number().multipleOf(0.01).nullish(),
  volumeProgress: z.number().nullish(),
  startedOn: z.string().nullish(),
  completedOn: z.string().nullish(),
  repeatCount: within(z.int(), BOUNDS.repeatCount).nullish(),
  notes: z
    .string()
    .max(10_000)
    .transform((notes) => (notes.trim() === '' ? null : notes))
    .nullish(),
  tags: tags.nullish(),
  priority: within(z.int(), BOUNDS.priority).nullish(),
  visibility: z.string().nullish(),
  isHiddenFromStatusLists: z.boolean().nullish(),
  customLists: z
    .array(z.uuid())
    .max(100)
    .transform((ids) => [...new Set(ids)])
    .nullish(),
});

const CLEARED: EntryPatch = {
  progress: 0,
  volumeProgress: 0,
  startedOn: null,
  completedOn: null,
  repeatCount: 0,
  notes: null,
  tags: [],
  priority: 0,
  visibility: 'PUBLIC',
  isHiddenFromStatusLists: false,
  customListIds: [],
};

const scoreOf = (
  value: number | null | undefined,
  format: ScoreFormat,
): { score?: number | null } | Refusal => {
  if (value == null) return value === null ? { score: null } : {};
  const score = keptScore(value, format);
  if (score !== undefined) return { score };
  const scale = { ...scaleOf(format), format, score: value };
  return refusal('BAD_USER_INPUT', 'SCORE_INVALID', { field: 'score', ...scale });
};

const workOf = ({ animeId, mangaId, externalId }: Given): SaveInput['work'] | Refusal => {
  const workId = animeId ?? mangaId;
  if (workId != null && externalId) {
    const one = animeId == null ? 'mangaId' : 'animeId';
    return refusal('BAD_USER_INPUT', 'TITLE_SPECIFIED_TWICE', { one, field: 'externalId' });
  }
  if (externalId) return { site: externalId.site, externalId: externalId.id };
  if (workId == null) return refusal('BAD_USER_INPUT', 'TITLE_NOT_SPECIFIED');
  const id = readId(workId);
  return id ? { id } : refusal('BAD_USER_INPUT', 'INVALID_ID', { id: workId.slice(0, 64) });
};

/** Reads what one edit changes; a refusal says which field is at fault and what it takes. */
const patchOf = (given: EntryFields): EntryPatch | Refusal => {
  const score = scoreOf(given.score, given.scoreFormat ?? 'POINT_100');
  if (score instanceof Refusal) return score;
  const read = fields.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return editFault(issue as z.core.$ZodIssue, given);
  }
  const { customLists: customListIds, ...said } = read.data;
  const named = Object.entries({ ...said, customListIds }).filter(
    ([name, value]) => value !== undefined && !(name === 'status' && value === null),
  );
  const patch = Object.fromEntries(
    named.map(([name, value]) => [name, value ?? CLEARED[name as keyof EntryPatch]]),
  ) as EntryPatch;
  return { ...patch, ...score };
};

/** Reads one edit. It carries the fault of its fields, so that the answer can show the entry; without one work there is only a refusal. */
export const readEdit = (given: Given): SaveInput | Refusal => {
  const work = workOf(given);
  if (work instanceof Refusal) return work;
  const patch = patchOf(given);
  const about = { work, version: given.version ?? null };
  return patch instanceof Refusal ? { ...about, patch: {}, fault: patch } : { ...about, patch };
};
