import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  ALERT_SERVICE_UNKNOWN: 'This is not the key of a streaming service.',
  ALERT_TOO_MANY_SERVICES: 'Choose at most {most} services.',
  ALERT_LANGUAGE_UNKNOWN: 'This is not a language code such as “en” or “pt-br”.',
  ALERT_TOO_MANY_LANGUAGES: 'Choose at most {most} languages.',
  ALERT_TIME_INVALID: 'Enter a time such as “22:00”, in steps of 15 minutes.',
  ALERT_WEEKDAY_INVALID: 'A weekday is a number from 1 for Monday to 7 for Sunday.',
  ALERT_QUIET_HOURS_INCOMPLETE:
    'Give both the beginning and the end of the quiet hours, or neither.',
  ALERT_NAME_MISSING: 'Give it a name.',
  ALERT_NAME_TOO_LONG: 'The name has at most {most} characters.',
  ALERT_NAME_INVALID: 'The name has characters that can’t be shown.',
  ALERT_ADDRESS_MISSING: 'Enter the address.',
  ALERT_ADDRESS_TOO_LONG: 'The address has at most {most} characters.',
  ALERT_ADDRESS_INVALID:
    'Enter an address that begins with https://, without a name or password in it.',
  ALERT_ADDRESS_FORBIDDEN:
    'We can’t send to this address: it must lead to the public internet, and carry no password. The operator of this instance can allow addresses of their own network (TSUZUKI_OUTBOUND_ALLOW).',
  ALERT_CHANNEL_MISSING: 'Enter the topic, chat or room.',
  ALERT_CHANNEL_TOO_LONG: 'The topic, chat or room has at most {most} characters.',
  ALERT_CHANNEL_INVALID: 'This doesn’t look like the id of a topic, chat or room.',
  ALERT_SECRET_MISSING: 'Enter the token.',
  ALERT_SECRET_TOO_LONG: 'The token has at most {most} characters.',
  ALERT_SECRET_INVALID: 'This doesn’t look like a token.',
  ALERT_SUBSCRIPTION_INVALID: 'These are not the keys of a subscription for notifications.',
  ALERT_SUBSCRIPTION_ENDED:
    'This browser no longer takes notifications, so it was removed. Turn them on in it again.',
  ALERT_LINK_UNKNOWN: 'This link ends no emails. Change them in the settings.',
  ALERT_TARGET_NOT_FOUND: 'You have no such target. Load the page again.',
  ALERT_TOO_MANY_TARGETS: 'You can have {most} targets. Remove one first.',
  ALERT_JUST_TESTED: 'A test was just sent. Wait a few seconds.',
  ALERT_TESTS_EXHAUSTED: 'That was tested often enough. Try again in {minutes} minutes.',
  ALERT_TARGET_NOT_ALLOWED:
    '{host} can’t be reached from here: only addresses of the public internet are allowed.',
  ALERT_TARGET_UNREACHABLE: '{host} can’t be reached. {code}',
  ALERT_TARGET_TOO_SLOW: '{host} took too long to answer.',
  ALERT_TARGET_MOVED: '{host} redirects elsewhere. Enter the address it redirects to.',
  ALERT_NOT_SENT: 'The message could not be sent because of an error on our side.',
  ALERT_TARGET_REJECTED: '{host} refused the message with status {status}.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

export const because = becauseOf(reasons);
