import { TARGET_KINDS } from './alerts.ts';
import { refusedOf } from '#lib/form/refusal-text.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import type { RequestEvent } from '@sveltejs/kit';
import { targetWords } from './target-words.ts';
import { ADD_TARGET, PAUSE_TARGET, REMOVE_TARGET, TEST_TARGET } from './targets.server.ts';

const sayTo = ({ locals }: RequestEvent) => targetWords(locals.preferences.locale);

/** What was typed, apart from the token. */
const typedIn = (form: SentForm) => ({
  id: form.text('id'),
  name: form.text('name'),
  address: form.text('address'),
  channel: form.text('channel'),
});

/** The address may be a secret, so it is not sent back to the page. */
const kept = (form: SentForm) => {
  const { address: _address, ...values } = typedIn(form);
  return values;
};

/** What the page of alerts does to targets. */
export const targetActions = {
  add: async (event: RequestEvent) => {
    const form = await readForm(event, 'add');
    const { id: _id, ...typed } = typedIn(form);
    const kind = form.choice('kind', TARGET_KINDS) ?? 'NTFY';
    const input = { kind, ...typed, secret: form.text('secret') };
    const answer = await write(event, ADD_TARGET, { input });
    return answer.ok
      ? form.done(sayTo(event).added)
      : form.refused(answer.problem, undefined, kept(form));
  },
  test: async (event: RequestEvent) => {
    const form = await readForm(event, 'test');
    const answer = await write(event, TEST_TARGET, { id: form.text('id') });
    if (!answer.ok) return form.refused(answer.problem);
    const { fault } = answer.body.testAlertTarget;
    return fault === null
      ? form.done(sayTo(event).tested)
      : form.refused({ ...refusedOf(fault), status: 400, code: 'BAD_USER_INPUT' });
  },
  pause: async (event: RequestEvent) => {
    const form = await readForm(event, 'pause');
    const isPaused = form.text('isPaused') === 'true';
    const answer = await write(event, PAUSE_TARGET, { id: form.text('id'), isPaused });
    const say = sayTo(event);
    return answer.ok
      ? form.done(isPaused ? say.isPaused : say.isResumed)
      : form.refused(answer.problem);
  },
  remove: async (event: RequestEvent) => {
    const form = await readForm(event, 'remove');
    const answer = await write(event, REMOVE_TARGET, { id: form.text('id') });
    return answer.ok ? form.done(sayTo(event).removed) : form.refused(answer.problem);
  },
};
