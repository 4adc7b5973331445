import type { ReasonedSlice } from '@tsuzuki/contract/reasons';
import type { Translations } from './translations.ts';

/**
 * What pages say in English in place of the message for programs, which names fields and values of the API. A page shows it beside the field
 * with its label.
 */
export const ENGLISH: { readonly [Slice in ReasonedSlice]?: Partial<Translations<Slice>> } = {
  listfiles: {
    IMPORT_NOT_FOUND: 'You don’t have this import.',
  },
  lists: {
    CHAPTERS_BEYOND_END: '“{title}” ends at chapter {most}.',
    CUSTOM_LIST_NOT_FOUND: 'You don’t have this custom list.',
    CUSTOM_LIST_POSITION_INVALID: 'The position must be 1 or more.',
    DATES_REVERSED:
      'The finish date ({completedOn}) must not be before the start date ({startedOn}).',
    ENTRY_NOT_FOUND: 'This title is not on your list.',
    EPISODES_BEYOND_END: '“{title}” ends at episode {most}.',
    PLAY_IN_FUTURE: 'This time is in the future.',
    PLAY_NOT_FOUND: 'This is no longer in your history.',
    PLAY_TOO_OLD: 'Use a date from {year} on.',
    PROGRESS_INVALID: 'The number must be from 0 to {most}, with at most two decimals.',
    SCORE_INVALID: 'The score must be from 0 to {most} in steps of {step}.',
    UNITS_REVERSED: 'The first number must not be higher than the last.',
    UNIT_INVALID: 'The number must be 0 or more, with at most two decimals.',
    UNIT_NOT_WHOLE: 'Enter a whole number.',
    VOLUMES_BEYOND_END: '“{title}” ends at volume {most}.',
  },
  platform: {
    FIELD_INVALID: 'This is missing or has the wrong form.',
    FIELD_NOT_LISTED: 'Choose one of {choices}.',
    FIELD_TOO_LARGE: 'Enter a number of at most {most}.',
    FIELD_TOO_SMALL: 'Enter a number of at least {least}.',
    FIELD_UNKNOWN: 'This can’t be used here.',
    LIST_TOO_LONG: 'Choose at most {most}.',
    LIST_TOO_SHORT: 'Choose at least {least}.',
    NUMBER_OUT_OF_RANGE: 'The number must be from {least} to {most}.',
    TEXT_TOO_LONG: 'The text can have at most {most} characters.',
    TEXT_TOO_SHORT: 'Enter at least {least} characters.',
    TOO_MANY_ITEMS: 'At most {most} are allowed.',
  },
};
