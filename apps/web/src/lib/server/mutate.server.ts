import { redirect, type RequestEvent } from '@sveltejs/kit';
import { write, type GraphqlDocument } from './graphql.server.ts';
import { signInAddress, type Answer } from './route.server.ts';

/** Writes for a form of which nothing would be lost: whoever is not signed in any longer is sent to sign in, and back. */
export async function mutate<Data, Variables extends Record<string, unknown>>(
  event: RequestEvent,
  document: GraphqlDocument<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const answer = await write(event, document, variables);
  if (!answer.ok && answer.problem.code === 'UNAUTHENTICATED') {
    redirect(303, signInAddress(new URL(event.url.pathname, event.url)));
  }
  return answer;
}
