import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Tsuzuki';
const PERIOD_SECONDS = 30;
/** Every authenticator app supports SHA-1 with six digits, and no other form. 160 bits: RFC 4226 §4, R6. */
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
const SECRET_BYTES = 20;
/** How many steps a clock may be off, in either direction (RFC 6238 §5.2). */
const WINDOW = 1;

const CODE = /^\d{6}$/u;

/** A new secret, in base32, as people type it into an app. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The secret for an app to scan from a QR code (Key URI format). */
export const otpauthUrl = (secret: string, username: string): string =>
  new TOTP({ ...FORM, issuer: ISSUER, label: username, secret }).toString();

/** The code that a user typed, without the spaces that apps show in it; undefined if it cannot be one. */
export const parseOneTimePassword = (text: string): string | undefined => {
  const code = text.replaceAll(/\s/gu, '');
  return CODE.test(code) ? code : undefined;
};

/** The time step (of 30 seconds since 1970) of a code, if it is the current, the previous or the next one. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...FORM, secret });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
};
