import { redirect, type RequestEvent } from '@sveltejs/kit';
import type { GraphqlDocument, Variables } from './document.server.ts';
import { write, type Written } from './graphql.server.ts';
import { signInAddress, type Answer } from './route.server.ts';

/** Executes a mutation for a form without input that could be lost. Visitors who are no longer signed in are sent to sign-in and back. */
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
