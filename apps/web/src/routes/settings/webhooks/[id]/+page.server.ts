import type { RequestEvent } from '@sveltejs/kit';
import { WEBHOOK_VERSIONS } from '@tsuzuki/contract/webhooks';
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
  stateOf,
  SUBSCRIBED_TYPES,
  typeOf,
  type MadeSecret,
} from '#lib/features/webhooks/webhook.ts';
import { webhookWords } from '#lib/features/webhooks/webhook-words.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { TypedDocument } from '#lib/server/document.server.ts';
import { instantOfField } from '#lib/time/local-field.ts';
import { knownZone } from '#lib/time/zone.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { redirect } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

type Event = RequestEvent<{ id: string }>;

export const load: PageServerLoad = async (event) => {
  const { searchParams } = event.url;
  const state = stateOf(searchParams.get('state'));
  const type = typeOf(searchParams.get('type'));
  const after = searchParams.get('after');
  const endpoint = await readEndpoint(event, { id: event.params.id, state, type, after });
  return { endpoint, state, type, isFirst: after === null, versions: WEBHOOK_VERSIONS };
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

const replay = async (event: Event) => {
  const form = await readForm(event, 'replay');
  const zone = knownZone(form.text('zone')) ?? event.locals.zone;
  const instant = instantOfField(form.text('since'), zone);
  if (instant === null) {
    const detail = say(event).noTime;
    const errors = [{ field: 'since', detail }];
    return form.refused<MadeSecret>({ status: 400, code: 'BAD_USER_INPUT', detail, errors });
  }
  const since = new Date(instant).toISOString();
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
