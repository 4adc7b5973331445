import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { ChangedField, EntryOutcome } from '../rules/changed.ts';

export const ChangeOutcomeEnum = builder.enumType('ListChangeOutcome', {
  description: 'What became of an entry.',
  values: valuesOf<EntryOutcome>({
    ADDED: 'It was added to the list.',
    UPDATED: 'It was changed.',
    DELETED: 'It was removed from the list.',
    UNCHANGED:
      'The entry stayed as it was: only its plays, the favourites, or what apps keep beside it changed.',
  }),
});

const FIELDS: Readonly<Record<ChangedField, [name: string, description: string]>> = {
  status: ['STATUS', 'On which list by status it is.'],
  progress: ['PROGRESS', 'Episodes watched or chapters read.'],
  volumeProgress: ['VOLUME_PROGRESS', 'Volumes read.'],
  score: ['SCORE', 'What the owner thinks of it.'],
  startedOn: ['STARTED_ON', 'The start date.'],
  completedOn: ['COMPLETED_ON', 'The finish date.'],
  repeatCount: ['REPEAT_COUNT', 'How many times it was rewatched or reread.'],
  notes: ['NOTES', 'What the owner wrote about it.'],
  tags: ['TAGS', "The owner's tags."],
  priority: ['PRIORITY', 'How soon the owner wants to see it.'],
  visibility: ['VISIBILITY', 'Who may see the entry.'],
  isHiddenFromStatusLists: ['HIDDEN_FROM_STATUS_LISTS', 'Whether only custom lists show it.'],
  customListIds: ['CUSTOM_LISTS', 'The custom lists that contain it.'],
  passes: ['PASSES', 'Rewatches or rereads.'],
  plays: ['PLAYS', 'The history.'],
  isFavourite: ['FAVOURITE', 'Whether the work is a favourite.'],
};

/** The fields of an entry that a change names. */
export const ChangedFieldEnum = builder.enumType('ListChangedField', {
  description: 'What was changed about a work on a list. There will be more fields.',
  values: Object.fromEntries(
    Object.entries(FIELDS).map(([value, [name, description]]) => [name, { value, description }]),
  ),
});
