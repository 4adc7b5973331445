import type { App } from '#platform/app.ts';
import {
  outbound,
  OutboundFault,
  retryAfterOf,
  type StreamedAnswer,
} from '#platform/outbound/index.ts';
import { storableText } from '#platform/text.ts';
import { classOf, classOfStatus } from './fault.ts';
import type { DeliveryFault } from './model.ts';

const CONNECT_MS = 3_000;
/** From the first look-up to the last byte of the answer. */
const DEADLINE_MS = 15_000;
const MOST_ANSWER_BYTES = 64 * 1024;
const MOST_KEPT_BYTES = 4096;
const MOST_HEADERS = 40;
const MOST_HEADER_CHARACTERS = 500;

type Headers = Readonly<Record<string, string>>;

/** The request that delivers something. */
export interface DeliveryRequest {
  /** Its owner set it. */
  address: string;
  method: 'POST' | 'PUT';
  headers: Headers;
  body: string | Buffer;
  /** The headers as the log shows them, without secrets. */
  shownHeaders: Headers;
  /**
   * Whether the answer must be whole, and its beginning is kept for the log. Otherwise only its status is read, so its body costs nothing,
   * however long it is.
   */
  readsAnswer: boolean;
  /** 15 s by default. */
  deadlineMs?: number;
}

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

const NOTHING_READ = { responseHeaders: null, responseBody: null, isBodyCut: false };

const answerOf = async (
  app: App,
  { status, headers, body }: StreamedAnswer,
  readsAnswer: boolean,
): Promise<Answer> => {
  const seconds = retryAfterOf(headers['retry-after'], app.clock);
  const askedMs = seconds === undefined ? undefined : seconds * 1_000;
  const ofStatus = classOfStatus(status);
  if (!readsAnswer) return { ...NOTHING_READ, status, askedMs, fault: ofStatus, faultCode: null };
  const { text, isCut, broken } = await readAnswer(body);
  return {
    status,
    fault: ofStatus ?? (broken && classOf(broken)),
    faultCode: broken?.code || null,
    askedMs,
    responseHeaders: keptHeaders(headers),
    responseBody: text,
    isBodyCut: isCut,
  };
};

const noAnswerAs = (fault: DeliveryFault, faultCode: string | null = null): Answer => ({
  ...NOTHING_READ,
  status: null,
  fault,
  faultCode,
  askedMs: undefined,
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

/** Sends a request once, through the guard of addresses. Redirects are answers. @throws the reason of the signal, if it was aborted */
export const attempt = async (
  app: App,
  { address, method, headers, body, ...how }: DeliveryRequest,
  { beganAt, signal }: { beganAt: Date; signal: AbortSignal | undefined },
): Promise<Attempt> => {
  const since = performance.now();
  const sender = await app.open(outbound);
  const request = {
    address,
    method,
    headers,
    body,
    setBy: 'user' as const,
    connectMs: CONNECT_MS,
    deadlineMs: how.deadlineMs ?? DEADLINE_MS,
    mostBytes: MOST_ANSWER_BYTES,
    ...(signal && { signal }),
  };
  const answer = await sender
    .stream(request, (streamed) => answerOf(app, streamed, how.readsAnswer))
    .catch(noAnswer);
  const tookMs = Math.round(performance.now() - since);
  return { ...answer, beganAt, tookMs, requestHeaders: how.shownHeaders };
};
