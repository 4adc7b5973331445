import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  ACCESS_TOKEN_INVALID:
    'The access token is not valid or has expired: sign in again. Programs send an API key in the header X-API-Key instead.',
  ACCOUNT_BEING_DELETED: 'This account is scheduled for deletion. Cancel the deletion first.',
  ACCOUNT_DISABLED: 'This account is disabled. Contact whoever runs this instance.',
  ACCOUNT_GONE: 'This account no longer exists.',
  ACCOUNT_NOT_FOUND: 'No user is called "{username}".',
  ADMINISTRATOR_NEEDED: 'Only administrators may do this.',
  ALREADY_SET_UP: 'This instance is already set up. Sign in instead.',
  APP_ADDRESS_UNKNOWN: 'The app asked to send you back to an address that isn’t its own.',
  APP_NOT_CONNECTED: 'This app isn’t connected to your account.',
  APP_UNKNOWN: 'This service doesn’t know the app that sent you here.',
  ATTEMPTS_EXHAUSTED: 'Too many attempts. Try again in {minutes} min.',
  ATTEMPTS_EXHAUSTED_FOR_HOURS: 'Too many attempts. Try again in {hours} hours.',
  BIO_TOO_LONG: 'A text about you has at most {most} characters; this one has {length}.',
  BYTES_NOT_BASE64URL: 'Bytes are written in base64url.',
  CHOICE_UNKNOWN: 'It is one of {choices}.',
  CODE_INCORRECT: 'This code is incorrect or has already been used.',
  CODE_INVALID: 'This code isn’t valid.',
  CODE_MISSING: 'Enter a code.',
  CODE_OR_PASSKEY_NEEDED:
    'Give a code of your app or a recovery code, or confirm with a passkey first.',
  CODE_WRONG_LENGTH: 'Enter the 6 digits from your app, or a recovery code of 16 characters.',
  CONFIRMATION_NEEDED:
    'Confirm with your password, a code of your app or a passkey first (POST /auth/confirm).',
  CREDENTIALS_INCORRECT: 'Incorrect username or password.',
  PASSWORD_INCORRECT: 'Incorrect password.',
  CREDENTIAL_TOO_LONG: 'That is too long.',
  CROSS_SITE_REQUEST: 'This request comes from another site. Open the page of this service itself.',
  DEVICE_CODE_TOO_LONG: 'A code has eight letters.',
  DEVICE_CODE_UNKNOWN:
    'No player is waiting for this code. Compare it with the screen of the player; after ten minutes it shows a new one.',
  EMAIL_INVALID: 'Enter a valid email address.',
  EMAIL_TAKEN: 'The address {email} is already taken.',
  EMAIL_TOO_LONG: 'An email address can have at most {most} characters.',
  GRANT_ID_INVALID: 'That is no id of a grant.',
  INVALID_INPUT: '{faults}',
  INVITATION_NEEDED:
    'To create an account here, you need an unused invitation from the last 7 days.',
  INVITATION_NOT_FOUND: 'There is no such invitation.',
  LINK_EXPIRED: 'This link has expired or was already used. Request a new one.',
  LINK_WITHOUT_ACCOUNT: 'This link doesn’t belong to an account.',
  LOGIN_MISSING: 'Enter your username or email address.',
  LOGIN_TOO_LONG: 'That name is too long.',
  NAME_MISSING: 'Enter a name.',
  NAME_TOO_LONG: 'A name can have at most {most} characters.',
  OWN_ACCOUNT: 'This is your own account: another administrator can change it.',
  PASSKEYS_EXHAUSTED: 'An account has at most {most} passkeys. Remove one first.',
  PASSKEY_ALREADY_REGISTERED: 'This passkey is already registered.',
  PASSKEY_ID_INVALID: 'That is no id of a passkey.',
  PASSKEY_NOT_ACCEPTED:
    'That passkey was not accepted. Open this service at {origin} and try once more.',
  PASSKEY_NOT_FOUND: 'This passkey isn’t on your account.',
  PASSWORD_IS_OWN_NAME: 'Your password can’t be your username or email address.',
  PASSWORD_MISSING: 'Enter your password.',
  PASSWORD_OR_CODE_MISSING: 'Enter your password or a code from your authenticator app.',
  PASSWORD_STEP_NEEDED: 'Sign in with your password first.',
  PASSWORD_TOO_COMMON: 'This password is too easy to guess. Choose another.',
  PASSWORD_TOO_LONG: 'A password can have at most {most} characters.',
  PASSWORD_TOO_SHORT: 'A password needs at least {least} characters.',
  RECOVERY_CODES_NEED_APP: 'Add an authenticator app before you generate recovery codes.',
  REGION_UNKNOWN: 'A region is two letters of ISO 3166, such as JP.',
  ROLE_UNKNOWN: 'A role is one of {choices}.',
  SESSION_ID_INVALID: 'That is no id of a session.',
  SESSION_NOT_FOUND: 'This session isn’t yours or has ended.',
  SET_UP_LINK_EXPIRED: 'This set-up link has expired. Restart the server: it prints a new one.',
  SIGNED_IN_AS_ANOTHER: 'You are signed in as {username} now. Look again.',
  SIGN_IN_BUSY: 'Too many people are signing in right now. Try again shortly.',
  SIGN_IN_NEEDED: 'Sign in first.',
  SIGN_UPS_CLOSED: 'Sign-ups are closed on this instance. Ask its administrator for an account.',
  TABS_EXHAUSTED: 'Too many tabs are open. Close some of them.',
  TIME_ZONE_UNKNOWN: '"{name}" is no time zone: write one as Europe/Berlin.',
  TOTP_CODE_INCORRECT: 'Incorrect code. Check that the clock of your device is right.',
  TOTP_EXISTS: 'Your account already has an authenticator app. Remove it to add another.',
  TOTP_MISSING: 'Your account has no authenticator app.',
  TOTP_NOT_BEGUN: 'You aren’t adding an authenticator app. Start over.',
  USERNAME_CHANGED_RECENTLY:
    'A name is kept for {days} days. You can choose another from {nextDay} on.',
  USERNAME_INVALID: 'A username has 2 to 32 letters, digits, underscores or hyphens.',
  USERNAME_RESERVED: 'The name "{username}" is kept for the service. Choose another.',
  USERNAME_TAKEN: 'The name "{username}" is already taken.',
  USERNAME_TAKEN_MEANWHILE:
    'Somebody else took the name "{username}" before you confirmed your address. Choose another.',
  USER_ID_UNKNOWN: 'No user has this id.',
  WRONG_CODES_EXHAUSTED: 'Too many wrong codes. Try again in {minutes} min.',
  WRONG_CODES_EXHAUSTED_FOR_HOURS: 'Too many wrong codes. Try again in {hours} hours.',
} as const satisfies Reasons;

export type AccountReason = keyof typeof reasons;

export const refusal = refusalsOf(reasons);

export const because = becauseOf(reasons);
