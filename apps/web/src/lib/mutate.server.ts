import { redirect, type RequestEvent } from '@sveltejs/kit';
import { ask, type GraphqlDocument } from './graphql.server.ts';
import { signInAddress, type Answer, type Problem } from './route.server.ts';

const STATUS: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

/** Executes a mutation as the visitor. What it refuses is a problem as of a route; whoever is not signed in any longer is sent to sign in. */
export async function mutate<Data, Variables extends Record<string, unknown>>(
  event: RequestEvent,
  document: GraphqlDocument<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const { data, errors } = await ask(event, { query: document.text, variables });
  const [fault] = errors ?? [];
  // The schema vouches for the shape: both ends run the same version of it.
  if (!fault) return { ok: true, body: data as Data };
  const { code, errors: fields = [] } = (fault.extensions ?? {}) as Partial<Problem>;
  if (code === 'UNAUTHENTICATED')
    redirect(303, signInAddress(new URL(event.url.pathname, event.url)));
  const status = STATUS[code ?? ''] ?? 500;
  return {
    ok: false,
    problem: { status, code: code ?? '', detail: fault.message, errors: fields },
  };
}
