import type { App } from '#platform/app.ts';
import { doubling } from '#platform/backoff.ts';
import {
  createAddresses,
  createJsonAsker,
  outbound,
  type JsonAnswer,
} from '#platform/outbound/index.ts';
import { storableText } from '#platform/text.ts';
import { objectionOf } from '#platform/plain-issue.ts';
import type { Answer, Question, SourceWeb } from '../adapters/asked/finding.ts';
import { isStorable } from '../adapters/packages/row.ts';
import { refusal } from '../reasons.ts';
import { sourceSettings } from '../settings.ts';
import type { AskedSource } from './asked-source.ts';
import { accessTo } from './key.ts';

const MOST_HOPS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const UNCHANGED = 304;
const MISSING = new Set([404, 410]);
const NOT_ALLOWED = new Set([401, 403]);
const TOO_OFTEN = 429;

/** Waits after a 429 or a 5xx, unless the source says for how long. */
const RETRIES = doubling({ firstMs: 2_000, mostMs: 60_000, tries: 3 });

const headerOf = ({ headers }: JsonAnswer, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** @throws Refusal for a status that is no answer. */
const admit = ({ info: { name: source }, keySetting }: AskedSource, { status }: JsonAnswer) => {
  if (status === TOO_OFTEN) throw refusal('UNAVAILABLE', 'SOURCE_ASKS_LESS', { source });
  if (NOT_ALLOWED.has(status) && keySetting !== undefined)
    throw refusal('FORBIDDEN', 'SOURCE_KEY_REJECTED', { source, setting: keySetting });
  if (status !== 200) throw refusal('UNAVAILABLE', 'SOURCE_ANSWERED', { source, status });
};

const MOST_FAULT_CHARACTERS = 300;

/** @throws Refusal for what is not JSON, or JSON of another form. */
const dataOf = <T>(
  { info: { name: source } }: AskedSource,
  { json }: JsonAnswer,
  { schema }: Question<T>,
): T => {
  if (json === undefined || !isStorable(JSON.stringify(json)))
    throw refusal('UNAVAILABLE', 'SOURCE_NOT_DATA', { source });
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const fault = storableText(objectionOf(parsed.error), MOST_FAULT_CHARACTERS);
  throw refusal('UNAVAILABLE', 'SOURCE_ANSWER_CHANGED', { source, fault });
};

/** Opens a source for one run: all its requests share one pace. */
export const openSourceWeb = async (
  app: App,
  source: AskedSource,
  signal: AbortSignal,
): Promise<SourceWeb> => {
  const { mirror, timeoutSeconds } = app.settings.of(sourceSettings);
  const addresses = createAddresses(mirror);
  const { key, pin, base, isOwnBase } = accessTo(app, source);
  const asker = createJsonAsker({
    outbound: await app.open(outbound),
    clock: app.clock,
    setBy: mirror !== undefined || isOwnBase ? 'operator' : 'user',
    pace: { everyMs: source.everyMs },
    retries: RETRIES,
    deadlineMs: timeoutSeconds === undefined ? source.deadlineMs : timeoutSeconds * 1_000,
    mostBytes: source.mostBytes,
    signal,
  });
  const follow = (location: string, from: string): string => {
    const url = addresses.follow(location, from);
    if (url?.protocol === 'https:' && source.hosts.includes(url.host)) return url.href;
    const host = url?.host ?? '';
    throw refusal('UNAVAILABLE', 'SOURCE_MOVED', { source: source.info.name, host });
  };
  const ask = async <T>(question: Question<T>): Promise<Answer<T>> => {
    const { body, headers = {}, etag } = question;
    let { address } = question;
    for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
      const answer = await asker({
        address: addresses.place(address).address,
        headers: { ...headers, ...(etag && { 'if-none-match': etag }) },
        ...(body && { body }),
      });
      const location = headerOf(answer, 'location');
      if (REDIRECTS.has(answer.status) && location !== null) {
        address = follow(location, address);
        continue;
      }
      if (answer.status === UNCHANGED) return { outcome: 'unchanged' };
      if (MISSING.has(answer.status)) return { outcome: 'missing' };
      admit(source, answer);
      const data = dataOf(source, answer, question);
      return { outcome: 'found', data, etag: headerOf(answer, 'etag') };
    }
    throw refusal('UNAVAILABLE', 'SOURCE_MOVED', {
      source: source.info.name,
      host: new URL(address).host,
    });
  };
  return { key, pin, base, ask };
};
