import { z } from 'zod';
import type { Payload } from './payload.ts';
import { foldedName, namedRecord } from './lenient-field.ts';

/**
 * Fields of a payload that are removed: addresses, devices, sessions, pictures of people, tokens, files. Names of users stay, because
 * owners choose by them whose plays count. The server's ids stay, because we recognise shows by them.
 */
const PRIVATE_NAMES: ReadonlySet<string> = new Set(
  `accesstoken apikey authorization clientip deviceid devicename email file filename ip ipaddress ip_address
   lastactivitydate lastplaybackcheckin mediasourceid password path publicaddress remoteaddress remoteendpoint secret
   serverurl session_id sessionid token url userthumb x-plex-token`
    .split(/\s+/u)
    .filter(Boolean)
    .map(foldedName),
);
/** Objects about a device, of which we use only what distinguishes one playback from another. */
const DEVICE_NAMES: ReadonlySet<string> = new Set(['player', 'session', 'device']);
const CUT = '[cut]';

const MOST_TEXT = 500;
const MOST_ITEMS = 50;
/** Far more than any server sends. Larger payloads are not kept at all. */
const MOST_KEPT_BYTES = 128 * 1024;
const MOST_RAW_TEXT = 4_096;

/** Patterns to remove from texts, each with a text that it always contains, so that most texts need no search. */
const SECRETS: readonly (readonly [hint: string, pattern: RegExp])[] = [
  // e-mail addresses
  ['@', /(?<![^\s"'<>@:;,])[^\s"'<>@:;,]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gu],
  // IPv4 and IPv6 addresses
  ['.', /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\b/gu],
  [':', /\b(?:[\da-f]{1,4}:){3,7}(?::?[\da-f]{1,4}){1,4}\b/giu],
  // credentials in addresses and headers
  ['', /\b(?:x-plex-token|api_key|apikey|token)["']?\s*[=:]\s*["']?[\w.~-]{6,}/giu],
  ['svc_', /\bsvc_(?:hook|live)_\w{6,}/gu],
  ['://', /https?:\/\/[^\s"'<>]{1,2000}/giu],
];

/** A text without addresses and credentials. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce(
    (rest, [hint, secret]) => (rest.includes(hint) ? rest.replaceAll(secret, CUT) : rest),
    text,
  );

const cutValue = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutSecrets(value.slice(0, MOST_TEXT));
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(cutValue);
  return typeof value === 'object' && value !== null ? cutObject(value) : value;
};

const positionSchema = namedRecord({
  PlayState: namedRecord({ PositionTicks: z.unknown().optional() }),
});

const positionOf = (device: unknown): Payload => {
  const { PositionTicks } = positionSchema.parse(device).PlayState;
  return PositionTicks === undefined
    ? {}
    : { PlayState: { PositionTicks: cutValue(PositionTicks) } };
};

const cutMember = (name: string, value: unknown): unknown => {
  const plain = foldedName(name);
  if (PRIVATE_NAMES.has(plain)) return CUT;
  if (DEVICE_NAMES.has(plain)) return typeof value === 'object' ? positionOf(value) : CUT;
  // The picture and the address of an account; its name and number stay.
  if (plain === 'account' || plain === 'user') return accountOf(value);
  return cutValue(value);
};

const ACCOUNT_NAMES: ReadonlySet<string> = new Set(['id', 'title', 'name']);

const accountOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => ACCOUNT_NAMES.has(foldedName(name)))
          .map(([name, of]) => [name, cutValue(of)]),
      )
    : cutValue(value);

const cutObject = (object: object): Payload =>
  Object.fromEntries(Object.entries(object).map(([name, of]) => [name, cutMember(name, of)]));

/** What is kept of a decoded payload; null if it is too large. */
export const keptPayload = (payload: Payload): string | null => {
  // Checked before the search, because a hostile payload would block the worker.
  if (JSON.stringify(payload).length > 2 * MOST_KEPT_BYTES) return null;
  const text = JSON.stringify(cutObject(payload));
  return Buffer.byteLength(text) > MOST_KEPT_BYTES ? null : text;
};

/** What is kept of a body that could not be read: its beginning, as text. */
export const keptText = (body: Uint8Array): string =>
  withoutSecrets(new TextDecoder().decode(body.subarray(0, MOST_RAW_TEXT)))
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/gu, '·')
    .toWellFormed();
