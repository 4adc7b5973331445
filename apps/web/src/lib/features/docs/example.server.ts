import type { ApiExample } from '@tsuzuki/contract/examples';
import type { RequestEvent } from '@sveltejs/kit';
import { ask, readOrDegrade } from '#lib/server/graphql.server.ts';

/** An example with what this instance answers. */
export interface AnsweredExample extends ApiExample {
  /** JSON; null where the answer depends on who asks, or could not be had. */
  readonly answer: string | null;
}

/** Runs an example as the visitor. What it says of its caller would be of no use to a reader. */
export async function answerExample(
  event: RequestEvent,
  example: ApiExample,
): Promise<AnsweredExample> {
  if (example.caller !== undefined) return { ...example, answer: null };
  const result = await readOrDegrade(event, () => ask(event, { query: example.query }));
  return { ...example, answer: result && JSON.stringify({ data: result.data }, null, 2) };
}
