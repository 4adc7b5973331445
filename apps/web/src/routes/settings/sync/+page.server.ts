import { redirect, type RequestEvent } from '@sveltejs/kit';
import { loginFault } from '#lib/features/sync/login-fault.server.ts';
import { CONNECT, readConnections, START } from '#lib/features/sync/sync.server.ts';
import { type Onward, routeOf, SERVICE_NAMES, type SyncService } from '#lib/features/sync/sync.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { searchParams } = event.url;
  return {
    ...(await readConnections(event)),
    linkedId: searchParams.get('linked'),
    fault: loginFault(searchParams, event.locals.preferences.locale),
  };
};

const serviceIn = (form: SentForm): SyncService =>
  form.choice('id', Object.keys(SERVICE_NAMES) as SyncService[]) ?? 'ANILIST';

/** The page of the service where the visitor lets us in. */
const login = async (event: RequestEvent) => {
  const form = await readForm(event, 'login');
  const path = routeOf(serviceIn(form));
  const answer = await form.send<Onward>({ method: 'POST', path, body: {} });
  return answer.ok ? form.done('', answer.body) : form.refused<Onward>(answer.problem);
};

const FIELDS = ['address', 'userName', 'password', 'clientId', 'clientSecret'] as const;

/** What was typed, without the fields that the form does not have. */
const inputOf = (form: SentForm) => ({
  service: serviceIn(form),
  ...Object.fromEntries(
    FIELDS.filter((name) => form.has(name)).map((name) => [name, form.text(name)]),
  ),
  ...(form.has('secretToken') && { token: form.text('secretToken') }),
});

/** Connects an account by what was typed, and starts the first run. */
const connect = async (event: RequestEvent) => {
  const form = await readForm(event, 'connect');
  const answer = await write(event, CONNECT, { input: inputOf(form) });
  const id = answer.ok ? answer.body.connectSync?.id : undefined;
  if (!answer.ok) return form.refused<Onward>(answer.problem);
  if (id === undefined) return form.done<Onward>();
  await mutate(event, START, { id, isDry: false });
  redirect(303, `/settings/sync/${id}`);
};

export const actions = { login, connect } satisfies Actions;
