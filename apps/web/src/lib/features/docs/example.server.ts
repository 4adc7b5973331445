import type { ApiExample } from '@tsuzuki/contract/examples';
import type { RequestEvent } from '@sveltejs/kit';
import { ask, readOrDegrade } from '#lib/server/graphql.server.ts';

/** An example with the response of this instance. */
export interface AnsweredExample extends ApiExample {
  /** JSON; null if the response depends on the caller or failed. */
  readonly answer: string | null;
}

/** Runs an example as the visitor. A response about the caller would be of no use to a reader. */
export async function answerExample(
  event: RequestEvent,
  example: ApiExample,
): Promise<AnsweredExample> {
  if (example.caller !== undefined) return { ...example, answer: null };
  const result = await readOrDegrade(event, () => ask(event, { query: example.query }));
  return { ...example, answer: result && JSON.stringify({ data: result.data }, null, 2) };
}
