import { redirect, type RequestEvent } from '@sveltejs/kit';
import { DISCONNECT, readConnection, START, UPDATE } from '#lib/features/sync/sync.server.ts';
import { DELETES, DIRECTIONS, FIELDS, type Onward, routeOf } from '#lib/features/sync/sync.ts';
import { syncWords } from '#lib/features/sync/sync-words.ts';
import { refusalText, refusedOf } from '#lib/form/refusal-text.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Actions, PageServerLoad } from './$types';

type Event = RequestEvent<{ id: string }>;

export const load: PageServerLoad = async (event) => {
  const { connection, login } = await readConnection(event, event.params.id);
  const { fault } = connection;
  const { locale } = event.locals.preferences;
  const said = fault && refusalText(refusedOf(fault), locale);
  return { connection, said, canLogIn: login === 'OAUTH' };
};

/** Starts a run, and opens it. */
const start = (name: string, isDry: boolean) => async (event: Event) => {
  const form = await readForm(event, name);
  const answer = await mutate(event, START, { id: event.params.id, isDry });
  if (!answer.ok) return form.refused<Onward>(answer.problem);
  const run = answer.body.runSync?.id;
  redirect(303, `/settings/sync/${event.params.id}/${run ?? ''}`);
};

const pause = async (event: Event) => {
  const form = await readForm(event, 'pause');
  const input = { isPaused: form.text('isPaused') === 'true' };
  const answer = await mutate(event, UPDATE, { id: event.params.id, input });
  return answer.ok ? form.done<Onward>() : form.refused<Onward>(answer.problem);
};

/** What the form of settings says. Fields without a tick are not exchanged. */
const settingsIn = (form: SentForm) => {
  const ticked = form.all('fields');
  const known = form.all('known');
  return {
    direction: form.choice('direction', DIRECTIONS) ?? 'TWO_WAY',
    deletes: form.choice('deletes', DELETES) ?? 'ASK',
    fieldsOff: FIELDS.filter((field) => known.includes(field) && !ticked.includes(field)),
  };
};

const save = async (event: Event) => {
  const form = await readForm(event, 'save');
  const answer = await mutate(event, UPDATE, { id: event.params.id, input: settingsIn(form) });
  const { saved } = syncWords(event.locals.preferences.locale);
  return answer.ok ? form.done<Onward>(saved) : form.refused<Onward>(answer.problem);
};

/** The page of the service, whose login has ended. */
const login = async (event: Event) => {
  const form = await readForm(event, 'login');
  const { connection } = await readConnection(event, event.params.id);
  const path = routeOf(connection.service);
  const answer = await form.send<Onward>({ method: 'POST', path, body: {} });
  return answer.ok ? form.done('', answer.body) : form.refused<Onward>(answer.problem);
};

const disconnect = async (event: Event) => {
  const form = await readForm(event, 'disconnect');
  const answer = await mutate(event, DISCONNECT, { id: event.params.id });
  if (answer.ok) redirect(303, '/settings/sync');
  return form.refused<Onward>(answer.problem);
};

export const actions = {
  run: start('run', false),
  dry: start('dry', true),
  pause,
  save,
  login,
  disconnect,
} satisfies Actions;
