import { builder } from '#platform/graphql/builder.ts';
import { ExternalIdInput } from '#slices/catalog/index.ts';
import { LONGEST_TAG, MOST_TAGS } from '../rules/edit.ts';
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
    description:
      'Whether to show it on its custom lists only. An entry that is on no custom list stays on the lists by status: then this is false.',
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
