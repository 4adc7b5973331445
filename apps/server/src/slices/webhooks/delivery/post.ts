import { signatureHeaders } from '@tsuzuki/contract/webhooks';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import {
  outbound,
  OutboundFault,
  retryAfterOf,
  type StreamedAnswer,
} from '#platform/outbound/index.ts';
import { storableText } from '#platform/text.ts';
import { ownHeaders, secretsInForce } from '../endpoint/secret.ts';
import { bodyOf } from '../event/body.ts';
import type { DeliveryFault } from '../model.ts';
import type { ClaimedDelivery } from './claim.ts';
import { classOf, classOfStatus } from './fault.ts';

const CONNECT_MS = 3_000;
/** From the first look-up to the last byte of the answer. */
const DEADLINE_MS = 15_000;
const MOST_ANSWER_BYTES = 64 * 1024;
const MOST_KEPT_BYTES = 4096;
const MOST_HEADERS = 40;
const MOST_HEADER_CHARACTERS = 500;

type Headers = Record<string, string>;

/** What became of one request. */
export interface Attempt {
  beganAt: Date;
  tookMs: number;
  status: number | null;
  fault: DeliveryFault | null;
  /** The word of the system for it, such as `ECONNREFUSED`. */
  faultCode: string | null;
  /** How long the receiver asks us to wait. */
  askedMs: number | undefined;
  requestHeaders: Headers;
  responseHeaders: Headers | null;
  responseBody: string | null;
  isBodyCut: boolean;
}

type Answer = Omit<Attempt, 'beganAt' | 'tookMs' | 'requestHeaders'>;

/** The beginning of a body, which is read to its end or to our limit, and what was wrong with it. */
const readAnswer = async (
  body: StreamedAnswer['body'],
): Promise<{ text: string; isCut: boolean; broken: OutboundFault | null }> => {
  const kept: Buffer[] = [];
  let size = 0;
  let broken: OutboundFault | null = null;
  try {
    for await (const chunk of body) {
      if (size < MOST_KEPT_BYTES) kept.push(chunk.subarray(0, MOST_KEPT_BYTES - size));
      size += chunk.length;
    }
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    broken = error;
  }
  const text = storableText(Buffer.concat(kept).toString('utf8'), MOST_KEPT_BYTES);
  return { text, isCut: size > MOST_KEPT_BYTES || broken !== null, broken };
};

const keptHeaders = (headers: StreamedAnswer['headers']): Headers =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, MOST_HEADERS)
      .map(([name, value]) => [
        storableText(name, 100),
        storableText([value ?? ''].flat().join(', '), MOST_HEADER_CHARACTERS),
      ]),
  );

const answerOf = async (app: App, { status, headers, body }: StreamedAnswer): Promise<Answer> => {
  const { text, isCut, broken } = await readAnswer(body);
  const seconds = retryAfterOf(headers['retry-after'], app.clock);
  return {
    status,
    fault: classOfStatus(status) ?? (broken && classOf(broken)),
    faultCode: broken?.code || null,
    askedMs: seconds === undefined ? undefined : seconds * 1_000,
    responseHeaders: keptHeaders(headers),
    responseBody: text,
    isBodyCut: isCut,
  };
};

const noAnswerAs = (fault: DeliveryFault, faultCode: string | null = null): Answer => ({
  status: null,
  fault,
  faultCode,
  askedMs: undefined,
  responseHeaders: null,
  responseBody: null,
  isBodyCut: false,
});

const noAnswer = (error: unknown): Answer => {
  if (!(error instanceof OutboundFault)) throw error;
  return noAnswerAs(classOf(error), error.code || null);
};

/** What is recorded of a request that a bug of ours prevented, so that it is tried as often as others and no more. */
export const failedByUs = (beganAt: Date): Attempt => ({
  ...noAnswerAs('OURS'),
  beganAt,
  tookMs: 0,
  requestHeaders: {},
});

/** What a request says beside its signature. */
const plainHeaders = (app: App): Headers => ({
  'content-type': 'application/json',
  'user-agent': `Tsuzuki-Webhooks (+${new URL('/docs/webhooks', baseUrl(app.settings)).href})`,
});

/** Sends a delivery once, signed at this moment. @throws the reason of the signal, if it was aborted */
export const post = async (
  app: App,
  { event, endpoint }: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Attempt> => {
  const beganAt = app.clock.now();
  const since = performance.now();
  const body = bodyOf(event, endpoint.schemaVersion);
  const signed = { id: event.id, seconds: Math.floor(beganAt.getTime() / 1_000), body };
  const shown = {
    ...plainHeaders(app),
    ...signatureHeaders(secretsInForce(app, endpoint), signed),
  };
  const own = ownHeaders(app, endpoint);
  const request = {
    address: endpoint.url,
    setBy: 'user',
    method: 'POST',
    headers: { ...Object.fromEntries(own.map(({ name, value }) => [name, value])), ...shown },
    body,
    connectMs: CONNECT_MS,
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_ANSWER_BYTES,
    signal,
  } as const;
  const sender = await app.open(outbound);
  const answer = await sender
    .stream(request, (streamed) => answerOf(app, streamed))
    .catch(noAnswer);
  return {
    ...answer,
    beganAt,
    tookMs: Math.round(performance.now() - since),
    // The values of their own headers are secrets of the receiver.
    requestHeaders: { ...shown, ...Object.fromEntries(own.map(({ name }) => [name, '…'])) },
  };
};
