import { placeHeldRow, readHeldRows } from '#lib/features/admin/held-rows.server.ts';
import { sourceWords } from '#lib/features/admin/source-words.ts';
import type { EpisodeIds } from '#lib/features/admin/source.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

type Words = ReturnType<typeof sourceWords>;

/** The sources themselves come with the layout. */
export const load: PageServerLoad = async (event) => {
  const { sources } = await event.parent();
  const path = '/admin/episode-ids';
  const { databases } = await readRoute<{ databases: EpisodeIds[] }>(event, path);
  const held = await readHeldRows(event, '/admin/held-rows');
  return { ...sources, databases, held };
};

/** One act on one source, and what is said when it is done. */
const act =
  (
    name: string,
    bodyOf: (form: SentForm) => { what: string; body?: object; done: (say: Words) => string },
  ) =>
  async (event: RequestEvent) => {
    const form = await readForm(event, name);
    const { what, body = {}, done } = bodyOf(form);
    const path = `/admin/sources/${encodeURIComponent(form.text('id'))}/${what}`;
    const answer = await form.send({ method: 'POST', path, body });
    return answer.ok
      ? { ...form.done(done(sourceWords(event.locals.preferences.locale))), ...rowOf(form) }
      : form.refused(answer.problem);
  };

/** The row stays named when its form is done, so that the message stands beside it. */
const rowOf = (form: SentForm) => ({ values: { id: form.text('id') } });

export const actions = {
  fetch: act('fetch', () => ({ what: 'fetch', done: (say) => say.willFetch })),
  smaller: act('smaller', () => ({
    what: 'fetch',
    body: { takesSmaller: true },
    done: (say) => say.willFetch,
  })),
  switch: act('switch', (form) => {
    const isOn = form.text('to') === 'on';
    const done = (say: Words) => (isOn ? say.switchedOn : say.switchedOff);
    return { what: 'switch', body: { isOn }, done };
  }),
  consent: act('consent', (form) => ({
    what: 'consent',
    body: { terms: form.text('terms') },
    done: (say) => say.consented,
  })),
  withdraw: act('withdraw', () => ({ what: 'withdraw', done: (say) => say.withdrawn })),
  place: placeHeldRow('/admin/held-rows'),
  all: async (event) => {
    const form = await readForm(event, 'all');
    const answer = await form.send({ method: 'POST', path: '/admin/sources/fetch', body: {} });
    return answer.ok
      ? form.done(sourceWords(event.locals.preferences.locale).willFetch)
      : form.refused(answer.problem);
  },
} satisfies Actions;
