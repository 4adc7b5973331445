import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  APP_ID_INVALID: 'The id of an app is a whole number from 1.',
  APP_ID_TAKEN: 'You already registered an app with the id {id}.',
  APP_NAME_MISSING: 'Enter a name.',
  APP_NAME_TOO_LONG: 'A name can have at most {most} characters.',
  APP_NOT_REGISTERED: 'You haven’t registered this app. Add it under Settings → Connected apps.',
  APP_OTHER_ACCOUNT: 'You are signed in as {username} now. Check the request again.',
  APP_REDIRECT_INVALID:
    'Enter an address such as https://app.example.org/callback or myapp://callback.',
  APP_REDIRECT_OTHER:
    '{name} asks to return to an address you didn’t register for it. Nothing was sent.',
  APP_RESPONSE_TYPE: 'The app asks for something other than a code or a token.',
  APP_SECRET_TOO_LONG: 'A secret can have at most {most} characters.',
  APP_SECRET_TOO_SHORT: 'A secret must have at least {least} characters.',
  APP_STATE_TOO_LONG: 'The request of the app is too long.',
  APPS_EXHAUSTED: 'You can register up to {most} apps. Remove one first.',
  COMPAT_DATE_INVALID: '"{field}" must be a day, a month or a year that exists.',
  COMPAT_ENTRY_OTHER: 'The entry {id} is not of the title {mediaId}.',
  COMPAT_ID_MISSING: 'Give the id of one of {choices}.',
  COMPAT_ID_NUMBER: '"{field}" must be a whole number from 1 to {most}.',
  COMPAT_ID_TEXT: '"{field}" must be an id of 1 to {most} characters.',
  COMPAT_INCLUDE_UNKNOWN: '"include" may name {choices}, and not “{unknown}”.',
  COMPAT_MEDIA_MISSING: 'Specify "mediaId" or "id".',
  COMPAT_NOT_FOUND: 'Not Found.',
  COMPAT_NOT_OFFERED: 'Forbidden. This instance has no activities, reviews, forum or likes.',
  COMPAT_NUMBER_SHARED:
    'Two titles have the number {id} here. Add the one you mean in the web app first.',
  COMPAT_ONLY_WORKS: 'Forbidden. Only anime and manga can be favorites on this instance.',
  COMPAT_UNAUTHORIZED: 'Unauthorized.',
  COMPAT_USER_NOT_FOUND: 'User not found, or not open to this caller.',
  STREMIO_NOT_FOUND: 'There is no such add-on. Its address may have been replaced.',
  YAMTRACK_DAYS: 'Ask for 1 to 366 days.',
  YAMTRACK_OWN_TITLES:
    'Titles of your own are not offered. Send the id of one that is here as "media_id".',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
export const because = becauseOf(reasons);
