import { refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why works are not merged, split, deleted or restored. */
export const mergeReasons = {
  ENTRY_NOT_SPLIT: 'These two titles were not split, or that was taken back.',
  ENTRY_TAKEN: 'Your list has an entry for “{title}” already.',
  ENTRY_UNKNOWN: 'Your list has no entry for “{title}”.',
  EDIT_NOT_APPLICABLE: 'This edit changes values. Accept or reject them one by one.',
  EDIT_TOO_EARLY: 'This edit can be applied from {from}, so that others can object.',
  MERGE_ADULT_DIFFERS:
    'Only one of “{from}” and “{into}” is adult. Correct that first: whoever may see one may not see the other.',
  MERGE_FOLLOWED:
    'A later merge or split involves the same title. Take that back first, then this one.',
  MERGE_INTO_DELETED: '“{into}” is deleted. Restore it first.',
  MERGE_INTO_ITSELF: 'Both ids name the same title: there is nothing to merge.',
  MERGE_NOT_FOUND: 'There is no merge or split with the id {id}.',
  MERGE_NOT_REDONE: 'This took something back. To do that again, propose it again.',
  MERGE_PROPOSED: 'There is an open edit that proposes this already.',
  MERGE_TOO_OLD: 'This was done more than {days} days ago and can’t be taken back any more.',
  MERGE_UNDONE: 'This was taken back already.',
  SPLIT_CLAIM_UNKNOWN: 'The source {source} says nothing of this title under the id {sourceId}.',
  SPLIT_FORMER_ID_UNKNOWN: 'No title with the id {id} was merged into this one.',
  SPLIT_TOO_MANY_CLAIMS: 'Choose 1 to {most} claims.',
  SPLIT_UNNAMED: 'Each of the two titles needs a claim that states its native title.',
  WORK_ALREADY_MERGED: '“{title}” was merged into “{into}”. Use that title.',
  WORK_DELETED: '“{title}” is deleted already.',
  WORK_NOT_DELETED: '“{title}” isn’t deleted.',
  WORK_UNKNOWN: 'The catalogue has no {medium} with the id {id}.',
} as const satisfies Reasons;

export const refusal = refusalsOf(mergeReasons);
