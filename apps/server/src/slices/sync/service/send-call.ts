import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import {
  createJsonAsker,
  type JsonAnswer,
  type JsonQuestion,
  outbound,
  OutboundFault,
} from '#platform/outbound/index.ts';
import type { ServiceCall } from '../connectors/connector.ts';
import type { CallAnswer } from '../rules/outbox/next-step.ts';
import type { Urgency } from '../rules/pace.ts';
import { syncSettings } from '../settings.ts';
import type { ConfiguredService } from './configured.ts';
import { answerIn, paceIn, skewIn } from './read-answer.ts';
import { type Pace, pace } from './pace.ts';

/** To whom a call goes, and for whom. */
export interface Callee {
  configured: ConfiguredService;
  /** The base address of the API. */
  address: string;
  token: string | null;
  /** The link; absent before there is one. */
  linkId?: string;
  urgency: Urgency;
  signal?: AbortSignal | undefined;
}

/** What came back. */
export interface ServiceAnswer {
  answer: CallAnswer;
  json: unknown;
  /** Seconds that the clock of the service is ahead of ours; null if it does not say. */
  skewSeconds: number | null;
  callsPerMinute: number | null;
}

const USER_AGENT = 'Tsuzuki';
const MOST_BYTES = 20 * 1024 * 1024;
const DEADLINE_MS = 30_000;
/** An account alone may not use up what all accounts share. */
const SHARE_OF_ACCOUNT = 0.75;
const DEFAULT_BLOCK_SECONDS = 60;
const TOO_MANY = 429;

const addressOf = (base: string, path: string, query: Readonly<Record<string, string>>): string => {
  const address = `${base.replace(/\/+$/u, '')}${path}`;
  const text = new URLSearchParams(query).toString();
  return text === '' ? address : `${address}?${text}`;
};

const questionOf = (app: App, callee: Callee, call: ServiceCall): JsonQuestion => {
  const { configured, address, token } = callee;
  const { clientId } = configured;
  const access = { token, clientId, userAgent: USER_AGENT, home: baseUrl(app.settings) };
  const { reader } = configured.connector;
  return {
    address: addressOf(address, call.path, { ...call.query, ...reader.query?.(access) }),
    method: call.method,
    headers: reader.headers(access),
    ...(call.json !== undefined && { body: call.json as object }),
    ...(call.form && { form: call.form }),
  };
};

const bucketsOf = ({ address, linkId }: Callee, callsPerMinute: number) => {
  const own =
    linkId === undefined
      ? []
      : [{ key: linkId, callsPerMinute: callsPerMinute * SHARE_OF_ACCOUNT }];
  return [{ key: address, callsPerMinute }, ...own];
};

const without = (answer: CallAnswer): ServiceAnswer => ({
  answer,
  json: undefined,
  skewSeconds: null,
  callsPerMinute: null,
});

export const LOST = without({ kind: 'lost' });
export const UNAUTHORISED = without({ kind: 'answer', status: 401 });

const readAnswer = (app: App, { configured }: Callee, raw: JsonAnswer): ServiceAnswer => ({
  answer: answerIn(raw, configured.connector.reader, app.clock.nowMs()),
  json: raw.json,
  skewSeconds: skewIn(raw.headers, app.clock.nowMs()),
  callsPerMinute: paceIn(raw.headers, configured.connector.reader),
});

const askOnce = async (app: App, callee: Callee, call: ServiceCall): Promise<JsonAnswer> => {
  const ask = createJsonAsker({
    outbound: await app.open(outbound),
    clock: app.clock,
    setBy: callee.configured.api === null ? 'user' : 'operator',
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_BYTES,
    signal: callee.signal,
  });
  return ask(questionOf(app, callee, call));
};

/** How many calls a minute a service takes, until its answers say. */
const knownPace = (app: App, { configured }: Callee): number =>
  app.settings.of(syncSettings).callsPerMinute ?? configured.connector.reader.callsPerMinute;

/** Learns from an answer how fast a service may be called, and until when not at all. */
const learnFrom = (app: App, keeper: Pace, callee: Callee, read: ServiceAnswer): void => {
  if (read.callsPerMinute !== null)
    for (const bucket of bucketsOf(callee, read.callsPerMinute)) keeper.learn(bucket);
  if (read.answer.kind !== 'answer' || read.answer.status !== TOO_MANY) return;
  const { retryAfter, resetIn } = read.answer;
  const seconds = retryAfter ?? resetIn ?? DEFAULT_BLOCK_SECONDS;
  keeper.block(callee.address, app.clock.nowMs() + seconds * 1000);
};

/**
 * Sends one call when it is its turn. A request without an answer is `lost`: the service may have done what it asked.
 * @throws an `AbortError` if the signal was aborted
 */
export const sendCall = async (
  app: App,
  callee: Callee,
  call: ServiceCall,
): Promise<ServiceAnswer> => {
  const keeper = await app.open(pace);
  const blockedMs = keeper.blockedUntil(callee.address) - app.clock.nowMs();
  if (blockedMs > 0)
    return without({ kind: 'answer', status: TOO_MANY, retryAfter: Math.ceil(blockedMs / 1000) });
  await keeper.turn(bucketsOf(callee, knownPace(app, callee)), callee.urgency, callee.signal);
  const raw = await askOnce(app, callee, call).catch((error: unknown) => {
    if (error instanceof OutboundFault) return;
    throw error;
  });
  if (!raw) return LOST;
  const read = readAnswer(app, callee, raw);
  learnFrom(app, keeper, callee, read);
  return read;
};
