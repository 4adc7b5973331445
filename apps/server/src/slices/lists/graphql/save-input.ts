import { z } from 'zod';
import { Refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { readId } from '#platform/ids.ts';
import { ExternalIdInput } from '#slices/catalog/index.ts';
import type { ScoreFormat } from '#slices/accounts/index.ts';
import type { SaveInput } from '../commands/save-entries.ts';
import { refusal } from '../reasons.ts';
import { LONGEST_TAG, MOST_TAGS, type EntryPatch } from '../rules/edit.ts';
import { keptScore, scaleOf } from '../rules/score.ts';
import { BOUNDS, editFault } from './edit-fault.ts';
import { ListStatusEnum, ScoreFormatEnum, VisibilityEnum } from './enum.ts';

const UNLESS_SAID = 'Fields that are left out stay as they are; null clears them.';
const VERSION =
  'The version the edit was made on. If the entry was changed since, nothing is written and the result says so.';

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** The fields of an edit about its work and its state. */
const stateFields = (t: Fields) => ({
  externalId: t.field({
    type: ExternalIdInput,
    description: 'The id of the work at another site, instead of our id.',
  }),
  version: t.int({ description: VERSION }),
  status: t.field({
    type: ListStatusEnum,
    description: 'The status; by default it follows from the progress.',
  }),
});

/** The fields of an edit about score, dates and lists. */
const recordFields = (t: Fields) => ({
  score: t.float({ description: 'The score, in the format of "scoreFormat".' }),
  scoreFormat: t.field({
    type: ScoreFormatEnum,
    defaultValue: 'POINT_100',
    description: 'The format of "score".',
  }),
  startedOn: t.field({ type: 'PartialDate', description: 'When it was begun.' }),
  completedOn: t.field({
    type: 'PartialDate',
    description: 'When it was finished for the first time.',
  }),
  repeatCount: t.int({ description: 'How many times it was rewatched or reread, 0 to 10,000.' }),
  notes: t.string({ description: 'Markdown, at most 10,000 characters.' }),
  tags: t.stringList({
    description: `All tags of the entry, at most ${MOST_TAGS} with at most ${LONGEST_TAG} characters each.`,
  }),
  priority: t.int({ description: 'Priority: 0 none, 1 low, 2 medium, 3 high.' }),
  visibility: t.field({
    type: VisibilityEnum,
    description: 'Who, of those who may see the list, may see the entry.',
  }),
  isHiddenFromStatusLists: t.boolean({
    description: 'Whether to show it on its custom lists only.',
  }),
  customLists: t.idList({ description: 'Ids of the custom lists that contain it.' }),
});

export const AnimeEntryInput = builder.inputType('SaveAnimeListEntryInput', {
  description: `An edit of an entry, or a new entry. ${UNLESS_SAID}`,
  fields: (t) => ({
    animeId: t.id({ description: 'Either this or "externalId".' }),
    ...stateFields(t),
    progress: t.int({ description: 'Episodes watched.' }),
    ...recordFields(t),
  }),
});

export const MangaEntryInput = builder.inputType('SaveMangaListEntryInput', {
  description: `An edit of an entry, or a new entry. ${UNLESS_SAID}`,
  fields: (t) => ({
    mangaId: t.id({ description: 'Either this or "externalId".' }),
    ...stateFields(t),
    progress: t.float({ description: 'Chapters read, with up to two decimals: 10.5.' }),
    volumeProgress: t.int({ description: 'Volumes read.' }),
    ...recordFields(t),
  }),
});

/** An edit of either kind, as GraphQL passes it. */
type Given = typeof MangaEntryInput.$inferInput &
  Pick<typeof AnimeEntryInput.$inferInput, 'animeId'>;

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
  progress: within(z.number(), BOUNDS.progress).multipleOf(0.01).nullish(),
  volumeProgress: within(z.int(), BOUNDS.volumeProgress).nullish(),
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
  if ((workId == null) === (externalId == null)) {
    return refusal('BAD_USER_INPUT', 'TITLE_NOT_SPECIFIED');
  }
  if (externalId) return { site: externalId.site, externalId: externalId.id };
  const given = workId ?? '';
  const id = readId(given);
  return id ? { id } : refusal('BAD_USER_INPUT', 'INVALID_ID', { id: given.slice(0, 64) });
};

/** Reads one edit; a refusal says which field is at fault and what it takes. */
export const readEdit = (given: Given): SaveInput | Refusal => {
  const work = workOf(given);
  if (work instanceof Refusal) return work;
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
  return { work, version: given.version ?? null, patch: { ...patch, ...score } };
};
