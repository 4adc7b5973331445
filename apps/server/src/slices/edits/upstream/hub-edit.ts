import { z } from 'zod';
import { storableText } from '#platform/text.ts';
import type { JsonAnswer } from '#platform/outbound/index.ts';
import { refusal } from './reasons.ts';
import { HUB_STATES, type HubEditState } from './upstream-row.ts';

const MOST_DECISION = 2_000;
const MOST_WORDS = 300;

/** An edit as the hub knows it. */
export interface HubEdit {
  state: HubEditState;
  decision: string;
}

const Edit = z.object({ id: z.string(), state: z.enum(HUB_STATES), decision: z.string() });
const Fault = z.object({
  message: z.string(),
  extensions: z.object({ code: z.string() }).partial().optional(),
});
const Answer = z.object({
  data: z.object({ edit: Edit.nullable() }).nullish(),
  errors: z.array(Fault).optional(),
});

/** Codes of refusals that stay: asking again changes nothing. */
const FINAL = new Set(['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND']);
const OF_KEY = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'TIER_REQUIRED']);

const words = (text: string): string => storableText(text, MOST_WORDS);

const faultOf = ({ message, extensions }: z.infer<typeof Fault>) => {
  const code = extensions?.code ?? '';
  if (FINAL.has(code)) {
    return refusal('BAD_USER_INPUT', 'HUB_REFUSED_EDIT', { words: words(message) });
  }
  if (OF_KEY.has(code)) {
    return refusal('UNAVAILABLE', 'HUB_KEY_REFUSED', { words: words(message) });
  }
  return code === 'RATE_LIMITED'
    ? refusal('UNAVAILABLE', 'HUB_ASKS_LESS')
    : refusal('UNAVAILABLE', 'HUB_ANSWERS_NONSENSE');
};

/**
 * Reads what the hub answers about an edit. Null if it has none with this id.
 * @throws Refusal `BAD_USER_INPUT` if it refuses the edit for good; `UNAVAILABLE` if it may take it later
 */
export const readHubEdit = (id: string, answer: JsonAnswer): HubEdit | null => {
  const { status, json } = answer;
  if (status === 429) {
    const retryAfter = answer.retryAfterSeconds;
    throw refusal('UNAVAILABLE', 'HUB_ASKS_LESS', { ...(retryAfter && { retryAfter }) });
  }
  if (status === 401 || status === 403) {
    throw refusal('UNAVAILABLE', 'HUB_KEY_REFUSED', { words: `status ${status}` });
  }
  if (status >= 500) throw refusal('UNAVAILABLE', 'HUB_BROKEN', { status });
  const read = Answer.safeParse(json);
  if (!read.success) throw refusal('UNAVAILABLE', 'HUB_ANSWERS_NONSENSE');
  const [fault] = read.data.errors ?? [];
  if (fault) throw faultOf(fault);
  const edit = read.data.data?.edit ?? null;
  if (edit && edit.id !== id) throw refusal('UNAVAILABLE', 'HUB_ANSWERS_NONSENSE');
  return edit && { state: edit.state, decision: storableText(edit.decision, MOST_DECISION) };
};
