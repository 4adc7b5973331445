import { redirect, type RequestEvent } from '@sveltejs/kit';
import type { GraphqlDocument, Variables } from './document.server.ts';
import { write, type Written } from './graphql.server.ts';
import { signInAddress, type Answer } from './route.server.ts';

/** Writes for a form of which nothing would be lost: whoever is not signed in any longer is sent to sign in, and back. */
export async function mutate<Document extends GraphqlDocument>(
  event: RequestEvent,
  document: Document,
  variables: Variables<Document>,
): Promise<Answer<Written<Document>>> {
  const answer = await write(event, document, variables);
  if (!answer.ok && answer.problem.code === 'UNAUTHENTICATED') {
    redirect(303, signInAddress(new URL(event.url.pathname, event.url)));
  }
  return answer;
}
