import { refusalsOf, type Reasons } from '#platform/errors.ts';
import { reasons as shared } from '#platform/reasons.ts';

/** Why this slice refuses. */
export const reasons = {
  EDIT_ADDRESS_INVALID: 'Enter a full address that begins with https:// or http://.',
  EDIT_BLOCKED: 'You can’t propose edits on this server: {cause}',
  EDIT_CHANGE_UNKNOWN: 'This edit does not change “{name}”.',
  EDIT_CHANGES_NOTHING: 'Nothing is different from what is there now.',
  EDIT_CHOICE_INVALID: 'Choose one of the values offered.',
  EDIT_CLOSED: 'This edit is no longer open.',
  EDIT_CONFLICT:
    'Somebody else changed {fields} since. Look at what is there now, then accept it again or reject it.',
  EDIT_COUNT_INVALID: 'Enter a whole number from 1 to 100,000.',
  EDIT_COUNTRY_INVALID: 'Enter a country as its two capital letters, such as JP.',
  EDIT_DATE_INVALID: 'Enter a date as 2026, 2026-04 or 2026-04-07.',
  EDIT_END_BEFORE_START: 'The end ({end}) can’t be before the start ({start}).',
  EDIT_EPISODE_INVALID: 'Enter the number of the episode: a whole number from 0 to 3,000.',
  EDIT_FIELD_NEEDED: 'This can’t be empty.',
  EDIT_FIELD_UNKNOWN: '“{name}” is not a field that can be edited.',
  EDIT_HAS_NO_VALUES:
    'This edit changes no values that could be accepted one by one. Apply it as a whole.',
  EDIT_ID_TAKEN: 'There is another edit with this ID.',
  EDIT_WORK_ID_INVALID: 'A new title needs an ID that was made at random (UUID version 7).',
  EDIT_WORK_ID_TAKEN: 'There is another title with this ID.',
  EDIT_JSON_INVALID: 'The value is not valid JSON.',
  EDIT_LIST_INVALID: 'Enter at most 200 words of up to 120 characters.',
  EDIT_LOCKED: 'Locked by a moderator: {cause}',
  EDIT_NAME_INVALID: 'Enter a name of 1 to 120 characters.',
  EDIT_NEEDS_ANOTHER_EDITOR:
    'Its author appealed your decision, so another editor decides about this edit.',
  EDIT_NO_APPEAL:
    'You can appeal once, and only if your edit was rejected or closed because a question was not answered.',
  EDIT_NOT_FOUND: 'No edit has this ID.',
  EDIT_NOT_YOURS: 'Only the author of this edit can do that.',
  EDIT_ROW_EXISTS:
    '“{name}” is already in the list, and would be replaced. Change that row, or give yours another number or name.',
  EDIT_OUTDATED: 'Somebody changed {fields} while you were editing. Compare, then send it again.',
  EDIT_OWN_DISTRUSTED:
    'A moderator wants somebody else to look at your changes of these fields, so another editor decides.',
  EDIT_OWN_THANKS: 'You can’t thank yourself.',
  EDIT_OWN_VOTE: 'You can’t vote on your own edit.',
  EDIT_PICTURE_INVALID:
    'Enter an address that begins with https:// and leads to a picture, but not to an SVG.',
  EDIT_QUOTA_REACHED: 'You can send {most} edits a day. Try again tomorrow.',
  EDIT_PICTURE_ELSEWHERE:
    'Images from {host} can’t be shown here. Use an address at one of these: {hosts}.',
  EDIT_PICTURE_UNREADABLE:
    'No image could be read at this address. It must be a JPEG, PNG, WebP, AVIF or GIF of at most 10 MB.',
  EDIT_REGION_INVALID: 'Enter regions as two capital letters each, such as JP US.',
  EDIT_RELATION_CYCLE:
    'This title already comes before the other one, or after it in another place. Change that relation first.',
  EDIT_RELATION_SELF: 'A title can’t be related to itself.',
  EDIT_RELATION_UNKNOWN: 'The related title is no longer here. Search for it again.',
  EDIT_ROW_INVALID: 'A part of this entry is missing or wrong.',
  EDIT_RULE_INVALID: 'This is not a valid mapping rule.',
  EDIT_SITE_ID_INVALID: 'Enter the ID as the site writes it in its addresses.',
  EDIT_SITE_INVALID: 'Enter the site or service as one word, such as mal or crunchyroll.',
  EDIT_SOURCE_INVALID: 'A source is an address that begins with https:// or http://.',
  EDIT_TEXT_INVALID: 'Enter a text of 1 to 10,000 characters, without hidden characters.',
  EDIT_TITLE_INVALID:
    'Enter a title of 1 to 300 characters, without hidden or stacked characters, or letters of another script that look like Latin ones.',
  EDIT_UNIT_INVALID:
    'A chapter or volume needs a language and a number such as 10 or 10.5. If the number is a word, enter its position too.',
  EDIT_UNDO_BLOCKED:
    'Later edits changed the same values. Undo those first, or undo them together with this one.',
  EDIT_UNDONE: 'This revision has already been undone.',
  EDIT_VOTER_NEEDED: 'You can vote once {least} of your changes have been accepted.',
  EDIT_TOO_MANY_MESSAGES: 'You can write {most} messages about edits a day. Try again tomorrow.',
  EDIT_WORK_EXISTS: 'There is already “{title}” ({year}). Edit that one instead.',
  EDIT_WORK_NOT_FOUND: 'No title has this ID.',
  EDIT_YEAR_IMPOSSIBLE: 'Enter a year from {first} to {last}.',
  EDIT_YEAR_INVALID: 'Enter a year of four digits, such as 2026.',
  EDITOR_ROLE_NEEDED: 'Only editors can do that.',
  LOCK_NOT_FOUND: 'No lock has this ID.',
  MODERATOR_NEEDED: 'Only moderators can do that.',
  REVISION_NOT_FOUND: 'No revision has this ID.',
  TOO_MANY_EDITS: 'Select 1 to {most} edits.',
  TOO_MANY_CHANGES: 'One edit can change at most {most} values.',
} as const satisfies Reasons;

export const refusal = refusalsOf({ ...shared, ...reasons });
