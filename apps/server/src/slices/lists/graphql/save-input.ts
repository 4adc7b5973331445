import { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { readId } from '#platform/ids.ts';
import { ExternalIdInput } from '#slices/catalog/index.ts';
import type { ScoreFormat } from '#slices/accounts/index.ts';
import type { Problem, SaveInput } from '../commands/save-entries.ts';
import { LONGEST_TAG, MOST_TAGS, MOST_UNITS, type EntryPatch } from '../rules/edit.ts';
import { keptScore, scaleOf } from '../rules/score.ts';
import { ListStatusEnum, ScoreFormatEnum, VisibilityEnum } from './enum.ts';

const UNLESS_SAID = 'What is not named stays as it is; null clears it.';
const VERSION =
  'The version the edit was made on. When the entry has moved on since, nothing is written and the answer says so.';

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** What an edit says of its work and its state. */
const stateFields = (t: Fields) => ({
  externalId: t.field({
    type: ExternalIdInput,
    description: 'Names the work by its id at another site, in place of the id here.',
  }),
  version: t.int({ description: VERSION }),
  status: t.field({
    type: ListStatusEnum,
    description: 'The status. Unless given, it follows from the progress.',
  }),
});

/** What an edit says of an opinion, of dates and of its place on lists. */
const recordFields = (t: Fields) => ({
  score: t.float({ description: 'In the format beside it.' }),
  scoreFormat: t.field({
    type: ScoreFormatEnum,
    defaultValue: 'POINT_100',
    description: 'The scale "score" is given in.',
  }),
  startedOn: t.field({ type: 'PartialDate', description: 'When it was begun.' }),
  completedOn: t.field({
    type: 'PartialDate',
    description: 'When it was finished for the first time.',
  }),
  repeatCount: t.int({ description: 'Times finished after the first, 0 to 10,000.' }),
  notes: t.string({ description: 'Markdown, at most 10,000 characters.' }),
  tags: t.stringList({
    description: `All tags the entry is to have, at most ${MOST_TAGS} of at most ${LONGEST_TAG} characters.`,
  }),
  priority: t.int({ description: '0 none, 1 low, 2 medium, 3 high.' }),
  visibility: t.field({
    type: VisibilityEnum,
    description: 'Who may see the entry, among those who may see the list.',
  }),
  isHiddenFromStatusLists: t.boolean({
    description: 'Whether to show it on its custom lists only.',
  }),
  customLists: t.idList({ description: 'Ids of the custom lists it stands on.' }),
});

export const AnimeEntryInput = builder.inputType('SaveAnimeListEntryInput', {
  description: `An edit of an entry, or a new one. ${UNLESS_SAID}`,
  fields: (t) => ({
    animeId: t.id({ description: 'Either this or "externalId".' }),
    ...stateFields(t),
    progress: t.int({ description: 'Episodes watched.' }),
    ...recordFields(t),
  }),
});

export const MangaEntryInput = builder.inputType('SaveMangaListEntryInput', {
  description: `An edit of an entry, or a new one. ${UNLESS_SAID}`,
  fields: (t) => ({
    mangaId: t.id({ description: 'Either this or "externalId".' }),
    ...stateFields(t),
    progress: t.float({ description: 'Chapters read, with up to two decimals: 10.5.' }),
    volumeProgress: t.int({ description: 'Volumes read.' }),
    ...recordFields(t),
  }),
});

/** An edit as GraphQL hands it over, of either kind. */
type Given = Omit<typeof MangaEntryInput.$inferInput, 'mangaId'> & {
  workId?: string | null | undefined;
};

const atMost = (most: number, name: string) =>
  z
    .int()
    .min(0, `"${name}" must be from 0 to ${most}.`)
    .max(most, `"${name}" must be from 0 to ${most}.`);

const text = (name: string, most: number) =>
  z.string().max(most, `"${name}" can have at most ${most} characters.`);

const tags = z
  .array(text('tags', LONGEST_TAG))
  .max(MOST_TAGS, `"tags" can have at most ${MOST_TAGS} tags.`)
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter(Boolean))]);

const MOST_PROGRESS = MOST_UNITS * 10;
const PROGRESS = `"progress" must be from 0 to ${MOST_PROGRESS}, with at most two decimals.`;

/** Clearing a number or a list leaves its zero; what has no zero is left out. */
const fields = z.object({
  status: z.string().nullish(),
  progress: z
    .number()
    .min(0, PROGRESS)
    .max(MOST_PROGRESS, PROGRESS)
    .multipleOf(0.01, PROGRESS)
    .nullish(),
  volumeProgress: z.int().min(0, '"volumeProgress" must be a whole number from 0.').nullish(),
  startedOn: z.string().nullish(),
  completedOn: z.string().nullish(),
  repeatCount: atMost(10_000, 'repeatCount').nullish(),
  notes: text('notes', 10_000)
    .transform((notes) => (notes.trim() === '' ? null : notes))
    .nullish(),
  tags: tags.nullish(),
  priority: atMost(3, 'priority').nullish(),
  visibility: z.string().nullish(),
  isHiddenFromStatusLists: z.boolean().nullish(),
  customLists: z
    .array(z.uuid('An id in "customLists" is not valid. Ids are UUIDs.'))
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

const bad = (message: string): Problem => ({ code: 'BAD_USER_INPUT', message });

const scoreOf = (
  value: number | null | undefined,
  format: ScoreFormat,
): { score?: number | null } | Problem => {
  if (value === undefined) return {};
  const score = value === null ? null : keptScore(value, format);
  if (score !== undefined) return { score };
  const { most, step } = scaleOf(format);
  return bad(`"score" must be from 0 to ${most} in steps of ${step} as ${format}, not ${value}.`);
};

const workOf = ({ workId, externalId }: Given): SaveInput['work'] | Problem => {
  if ((workId == null) === (externalId == null)) {
    return bad('Specify the title either by its id or by "externalId".');
  }
  if (externalId) return { site: externalId.site, externalId: externalId.id };
  const id = readId(workId ?? '');
  return id ? { id } : bad('The id of the title is not valid. Ids are UUIDs.');
};

const isProblem = (value: object): value is Problem => 'code' in value;

/** Reads one edit; a problem says which field is at fault and what it takes. */
export const readEdit = (given: Given): SaveInput | Problem => {
  const work = workOf(given);
  if (isProblem(work)) return work;
  const score = scoreOf(given.score, given.scoreFormat ?? 'POINT_100');
  if (isProblem(score)) return score;
  const read = fields.safeParse(given);
  if (!read.success) return bad(read.error.issues[0]?.message ?? 'The edit is not valid.');
  const { customLists: customListIds, ...said } = read.data;
  const named = Object.entries({ ...said, customListIds }).filter(
    ([name, value]) => value !== undefined && !(name === 'status' && value === null),
  );
  const patch = Object.fromEntries(
    named.map(([name, value]) => [name, value ?? CLEARED[name as keyof EntryPatch]]),
  ) as EntryPatch;
  return { work, version: given.version ?? null, patch: { ...patch, ...score } };
};
