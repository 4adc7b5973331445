import { refusalsOf, type Reasons, type Refusal } from '#platform/errors.ts';
import { reasons as shared } from '#platform/reasons.ts';

/** Why this slice refuses. */
export const reasons = {
  ANIME_OR_MANGA: 'Specify either "animeId" or "mangaId".',
  CHAPTERS_BEYOND_END: '"{field}" must be from 0 to {most}: “{title}” has no more chapters.',
  CHAPTER_OR_VOLUME: 'Specify "chapter" or "volume": a number from 0, with at most two decimals.',
  CUSTOM_LISTS_EXHAUSTED: 'You can have up to {most} custom lists for anime and as many for manga.',
  CUSTOM_LIST_NAME_INVALID: 'A list name must have 1 to {most} characters.',
  CUSTOM_LIST_NAME_TAKEN: 'You already have a custom list named “{name}”.',
  CUSTOM_LIST_NOT_FOUND: 'You don’t have a custom list with the id {id}.',
  CUSTOM_LIST_POSITION_INVALID: '"{field}" must be 1 or more, not {position}.',
  DATES_REVERSED: '"completedOn" ({completedOn}) must not be before "startedOn" ({startedOn}).',
  ENTRY_CHANGED:
    'The entry was changed after version {version}. It is now at version {current}. Check "entry" and try again.',
  ENTRY_NOT_FOUND: 'Your list has no entry with the id {id}.',
  EPISODES_BEYOND_END: '"{field}" must be from 0 to {most}: “{title}” has no more episodes.',
  HEAT_MAP_SPAN_INVALID:
    '"from" and "to" must be days such as 2026-01-31, at most {most} of them, with "from" first.',
  NOTHING_TO_UNDO: 'Nothing to undo. The change is older than 30 days, or it isn’t yours.',
  PASS_IN_PROGRESS: 'A rewatch or reread is already in progress. Finish it first.',
  PASS_NOT_IN_PROGRESS: 'No rewatch or reread is in progress. Start one first.',
  PASS_TOO_EARLY:
    'You can only rewatch or reread a title you have started. Set your progress on “{title}” first.',
  PLAY_IN_FUTURE: '"{field}" is in the future.',
  PLAY_NOT_FOUND: 'Your history has no play with the id {id}.',
  PLAY_TOO_OLD: '"{field}" is too early. Use a date from {year} on.',
  PROGRESS_INVALID: '"{field}" must be from 0 to {most}, with at most two decimals.',
  ROW_REPEATED: 'An earlier row is for the same title.',
  SCORE_INVALID: '"{field}" must be from 0 to {most} in steps of {step} as {format}, not {score}.',
  TITLE_NOT_SPECIFIED: 'Specify the title either by its id or by "externalId".',
  TITLE_SPECIFIED_TWICE: 'Specify the title by "{one}" or by "externalId", not by both.',
  UNITS_REVERSED: '"fromUnit" must not be greater than "unit".',
  UNIT_INVALID: '"{field}" must be a number from 0, with at most two decimals.',
  UNIT_NOT_WHOLE: '"{field}" must be a whole number for anime.',
  VOLUMES_BEYOND_END: '"{field}" must be from 0 to {most}: “{title}” has no more volumes.',
  WORK_JUST_MERGED: 'This title was just merged with another. Try again.',
  WORK_NOT_FOUND: 'This title isn’t in the catalogue.',
} as const satisfies Reasons;

export const refusal = refusalsOf({ ...shared, ...reasons });

/** The refusal of a work that the catalogue does not have. */
export const workNotFound = (id: string): Refusal => refusal('NOT_FOUND', 'WORK_NOT_FOUND', { id });
