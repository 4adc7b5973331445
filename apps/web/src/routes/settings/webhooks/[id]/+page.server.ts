import type { RequestEvent } from '@sveltejs/kit';
import { ofFields, settingsOf } from '#lib/features/webhooks/webhook-form.server.ts';
import {
  DELETE,
  EXPIRE,
  PAUSE,
  PING,
  readEndpoint,
  REPLAY,
  RESEND,
  RESUME,
  TEST,
  UPDATE,
} from '#lib/features/webhooks/webhook.server.ts';
import {
  REPLAY_DAYS,
  stateOf,
  SUBSCRIBED_TYPES,
  type MadeSecret,
} from '#lib/features/webhooks/webhook.ts';
import { webhookWords } from '#lib/features/webhooks/webhook-words.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { TypedDocument } from '#lib/server/document.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { redirect } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

type Event = RequestEvent<{ id: string }>;

export const load: PageServerLoad = async (event) => {
  const { searchParams } = event.url;
  const state = stateOf(searchParams.get('state'));
  const after = searchParams.get('after');
  const endpoint = await readEndpoint(event, { id: event.params.id, state, after });
  return { endpoint, state, isFirst: after === null };
};

const say = ({ locals }: Event) => webhookWords(locals.preferences.locale);

/** An action on the endpoint of the page. @param said what its form says when it is done */
const actOn =
  (
    name: string,
    document: TypedDocument<object, { id: string }>,
    said: (event: Event) => string = () => '',
  ) =>
  async (event: Event) => {
    const form = await readForm(event, name);
    const answer = await mutate(event, document, { id: event.params.id });
    return answer.ok
      ? form.done<MadeSecret>(said(event))
      : form.refused<MadeSecret>(answer.problem);
  };

const save = async (event: Event) => {
  const form = await readForm(event, 'save');
  const answer = await mutate(event, UPDATE, { id: event.params.id, input: settingsOf(form) });
  return answer.ok
    ? form.done<MadeSecret>(say(event).saved)
    : form.refused<MadeSecret>(ofFields(answer.problem));
};

const rotate = async (event: Event) => {
  const form = await readForm(event, 'rotate');
  const path = `/account/webhooks/${encodeURIComponent(event.params.id)}/rotate`;
  const body = { overlapHours: form.text('overlapHours') };
  const answer = await form.send<MadeSecret>({ method: 'POST', path, body });
  return answer.ok ? form.done('', answer.body) : form.refused<MadeSecret>(answer.problem);
};

const sendTest = async (event: Event) => {
  const form = await readForm(event, 'test');
  const type = form.choice('type', SUBSCRIBED_TYPES) ?? 'EPISODE_AIRING';
  const answer = await mutate(event, TEST, { id: event.params.id, type });
  return answer.ok
    ? form.done<MadeSecret>(say(event).sent)
    : form.refused<MadeSecret>(answer.problem);
};

const resend = async (event: Event) => {
  const form = await readForm(event, 'resend');
  const answer = await mutate(event, RESEND, { id: form.text('id') });
  return answer.ok
    ? form.done<MadeSecret>(say(event).sent)
    : form.refused<MadeSecret>(answer.problem);
};

const DAY_MS = 86_400_000;

const replay = async (event: Event) => {
  const form = await readForm(event, 'replay');
  const days = REPLAY_DAYS.find((each) => String(each) === form.text('days')) ?? 1;
  const since = new Date(currentTime(event) - days * DAY_MS).toISOString();
  const answer = await mutate(event, REPLAY, { id: event.params.id, since });
  return answer.ok
    ? form.done<MadeSecret>(say(event).replayed(answer.body.replayWebhookEvents ?? 0))
    : form.refused<MadeSecret>(answer.problem);
};

const remove = async (event: Event) => {
  const form = await readForm(event, 'delete');
  const answer = await mutate(event, DELETE, { id: event.params.id });
  if (answer.ok) redirect(303, '/settings/webhooks');
  return form.refused<MadeSecret>(answer.problem);
};

export const actions = {
  save,
  rotate,
  test: sendTest,
  resend,
  replay,
  delete: remove,
  ping: actOn('ping', PING, (event) => say(event).sent),
  pause: actOn('pause', PAUSE),
  resume: actOn('resume', RESUME),
  expire: actOn('expire', EXPIRE),
} satisfies Actions;
