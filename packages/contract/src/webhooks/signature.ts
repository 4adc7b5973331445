import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

/** The prefix of secrets. The rest is base64 of 24 to 64 bytes. */
export const SECRET_PREFIX = 'whsec_';

/** How far the time of a request may be from ours, in seconds. */
export const TOLERANCE_SECONDS = 300;

const SECRET = /^whsec_(?<key>[A-Za-z0-9+/]{32,86}={0,2})$/u;
const LEAST_KEY_BYTES = 24;
const MOST_KEY_BYTES = 64;
const MAC_BYTES = 32;
/** No sender has more, as a secret has one predecessor at most. */
const MOST_MACS = 10;
const MOST_HEADER = 2_000;

/** Why a request is not from us, or not one to trust. */
export type WebhookFault =
  'secret_invalid' | 'header_missing' | 'header_invalid' | 'too_old' | 'too_new' | 'no_match';

/** A request that must be refused. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault) {
    super(`The webhook must be refused: ${fault}.`);
    this.fault = fault;
  }
}

/** The key of a secret, to sign with more than once. @throws WebhookSignatureError */
export const signingKey = (secret: string): KeyObject => {
  const key = Buffer.from(SECRET.exec(secret)?.groups?.['key'] ?? '', 'base64');
  if (key.length >= LEAST_KEY_BYTES && key.length <= MOST_KEY_BYTES) return createSecretKey(key);
  throw new WebhookSignatureError('secret_invalid');
};

interface Signed {
  id: string;
  /** Unix time in seconds. */
  seconds: number;
  /** The bytes as they are sent, never JSON that was parsed and written again. */
  body: string | Uint8Array;
}

const macOf = (key: KeyObject, { id, seconds, body }: Signed): Buffer =>
  createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest();

/** The headers of a request: ours, and those of Standard Webhooks with the same bytes. The first key is that of the current secret. */
export const signatureHeaders = (
  keys: readonly KeyObject[],
  signed: Signed,
): Record<string, string> => {
  const macs = keys.map((key) => macOf(key, signed));
  return {
    'x-service-signature': [
      `t=${signed.seconds}`,
      ...macs.map((mac) => `v1=${mac.toString('hex')}`),
    ].join(','),
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.seconds),
    'webhook-signature': macs.map((mac) => `v1,${mac.toString('base64')}`).join(' '),
  };
};

/** The headers of a request as Node has them, their names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const headerOf = (headers: RequestHeaders, name: string): string => {
  const value = headers[name];
  if (value === undefined || value === '') throw new WebhookSignatureError('header_missing');
  if (typeof value !== 'string' || value.length > MOST_HEADER)
    throw new WebhookSignatureError('header_invalid');
  return value;
};

/** The time and the codes of `t=1764158400,v1=…`. Parts of other versions are passed over. */
const partsOf = (header: string): { seconds: number; macs: Buffer[] } => {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const times = parts.filter(([name]) => name === 't');
  const [, time = ''] = times[0] ?? [];
  if (times.length !== 1 || !/^\d{1,12}$/u.test(time))
    throw new WebhookSignatureError('header_invalid');
  const macs = parts
    .filter(([name, mac = '']) => name === 'v1' && /^[0-9a-f]{64}$/u.test(mac))
    .map(([, mac = '']) => Buffer.from(mac, 'hex'));
  return { seconds: Number(time), macs: macs.slice(0, MOST_MACS) };
};

/** A request to check. */
export interface ReceivedWebhook {
  headers: RequestHeaders;
  /** The bytes as they came. */
  body: string | Uint8Array;
  /** The secret of the endpoint, or several. */
  secret: string | readonly string[];
  /** Unix time in seconds; the time of this machine by default. */
  nowSeconds?: number;
}

/**
 * Checks that a request is from us, was not changed and is no older than five minutes.
 * @returns its id, the same in every try
 * @throws WebhookSignatureError
 */
export const checkWebhook = ({
  headers,
  body,
  secret,
  nowSeconds = Math.floor(Date.now() / 1_000),
}: ReceivedWebhook): { id: string } => {
  const keys = (typeof secret === 'string' ? [secret] : secret).map(signingKey);
  const id = headerOf(headers, 'webhook-id');
  const { seconds, macs } = partsOf(headerOf(headers, 'x-service-signature'));
  if (seconds < nowSeconds - TOLERANCE_SECONDS) throw new WebhookSignatureError('too_old');
  if (seconds > nowSeconds + TOLERANCE_SECONDS) throw new WebhookSignatureError('too_new');
  const wanted = keys.map((key) => macOf(key, { id, seconds, body }));
  const isOurs = macs.some((mac) =>
    wanted.some((each) => mac.length === MAC_BYTES && timingSafeEqual(mac, each)),
  );
  if (!isOurs) throw new WebhookSignatureError('no_match');
  return { id };
};
