import { type Answer, answered, htmlAnswer, jsonAnswer } from './answer.ts';
import type { Call } from './call.ts';

/**
 * What goes wrong with one request.
 * - `closed-before`, `closed-after`: the connection closes, before or after the service did what it was asked
 * - `truncated`: it is done, and the JSON of the answer ends in its middle
 * - `html`: a page with status 200; nothing is done
 * - `limited`: 429 without a header that says when to come back
 * - `disabled`: 403, "temporarily disabled"
 * - `bad-gateway`: 502
 * - `revoked`: the token of the request is no longer one
 * - `errors-with-data`: GraphQL that answers 200 with data, and with errors
 * - `repeated-page`: the page of a list before the one that was asked for
 * - `shifted-page`: an entry moves to the front of the list while its pages are read
 */
export const FAULTS = [
  'closed-before',
  'closed-after',
  'truncated',
  'html',
  'limited',
  'disabled',
  'bad-gateway',
  'revoked',
  'errors-with-data',
  'repeated-page',
  'shifted-page',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A fault that waits for its request: the next one, or the next that it is meant for. */
export interface PlannedFault {
  fault: Fault;
  meets?: (call: Call) => boolean;
}

/** Takes the first fault that is meant for a request. */
export const takeFault = (planned: PlannedFault[], call: Call): Fault | undefined => {
  const index = planned.findIndex(({ meets }) => meets?.(call) ?? true);
  return index === -1 ? undefined : planned.splice(index, 1)[0]?.fault;
};

/** How a service answers that does nothing because of a fault; undefined if it works on. */
export const answerOf = (fault: Fault | undefined): Answer | undefined => {
  if (fault === 'html') return htmlAnswer(200, 'We will be back soon');
  if (fault === 'limited') return answered(429, 'text/plain', 'Too Many Requests');
  if (fault === 'bad-gateway') return htmlAnswer(502, 'Bad Gateway');
  if (fault !== 'disabled') return;
  const message = 'The API has been temporarily disabled.';
  return jsonAnswer(403, { data: null, errors: [{ message, status: 403 }] });
};

interface Page<Item> {
  offset: number;
  limit: number;
  fault?: Fault | undefined;
  items: readonly Item[];
}

/** A page of a list, as it is with a fault of pages. */
export const pageOf = <Item>({ items, offset, limit, fault }: Page<Item>): Item[] => {
  const start = fault === 'repeated-page' ? Math.max(0, offset - limit) : offset;
  const list = fault === 'shifted-page' ? [...items.slice(-1), ...items.slice(0, -1)] : items;
  return list.slice(start, start + limit);
};
