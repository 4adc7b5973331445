import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  SYNC_SERVICE_NOT_OFFERED: 'This server does not offer {service}.',
  SYNC_CONNECTION_NOT_FOUND: 'You have no such connection. Load the page again.',
  SYNC_RUN_NOT_FOUND: 'There is no such run. Load the page again.',
  SYNC_TOO_MANY_CONNECTIONS: 'You can have {most} connections. Disconnect one first.',
  SYNC_LOGIN_BY_PAGE: 'You allow access to {service} on its own page.',
  SYNC_TOKEN_MISSING: 'Enter the token.',
  SYNC_TOKEN_TOO_LONG: 'The token has at most {most} characters.',
  SYNC_ADDRESS_MISSING: 'Enter the address of the other server.',
  SYNC_ADDRESS_INVALID:
    'Enter an address that begins with https://, without a name or password in it.',
  SYNC_ADDRESS_NOT_ALLOWED:
    '{host} can’t be reached from here: only addresses of the public internet are allowed.',
  SYNC_USER_NAME_MISSING: 'Enter your user name there.',
  SYNC_PASSWORD_MISSING: 'Enter your password there. It is sent to the service once, and not kept.',
  SYNC_CLIENT_MISSING: 'Enter the id and the secret of your client there.',
  SYNC_TEXT_TOO_LONG: 'This has at most {most} characters.',
  SYNC_LOGIN_REFUSED: '{service} did not accept this login.',
  SYNC_LOGIN_LOST: 'This login was not begun in this browser, or took too long. Begin again.',
  SYNC_SERVICE_UNREACHABLE: '{service} can’t be reached at the moment. Try again later.',
  SYNC_TOO_MANY_LOGINS: 'You tried this often. Try again in {minutes} minutes.',
  SYNC_UNDER_WAY: 'A run is under way. Wait until it is done, or cancel it.',
  SYNC_NOT_WAITING: 'This plan does not wait for a confirmation any more. Load the page again.',
  SYNC_NOT_UNDOABLE: 'This run can’t be undone any more.',
  SYNC_RESTING: 'The connection is paused, or you must sign in there again.',
  SYNC_HOLD_NOT_FOUND: 'This question is not open any more. Load the page again.',
  SYNC_DIRECTION_FORBIDS: 'The connection does not write there.',
  SYNC_TOO_MANY_ROWS: 'Choose at most {most} rows at once.',
  SYNC_STATUS_NEEDED: 'The status is always exchanged.',
  SYNC_WORK_UNKNOWN: 'There is no such title here.',
  SYNC_LIMITED: '{service} takes no more calls for now. It goes on by itself.',
  SYNC_DOWN: '{service} can’t be reached at the moment. It goes on by itself.',
  SYNC_LOGIN_ENDED: 'The login at {service} has ended. Connect the account again.',
  SYNC_REFUSED: '{service} refuses us: {message}',
  SYNC_FAILING: '{service} has not worked for a week, so the connection is paused.',
  SYNC_ACCOUNT_CHANGED: 'Another account answers at {service} now, so the connection is paused.',
  SYNC_PAUSED_BY_OWNER: 'You paused the connection.',
  SYNC_UNDONE: 'You undid a run, so the connection is paused. The next run shows a plan first.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

export const because = becauseOf(reasons);
