import { adminWords } from '#lib/features/admin/admin-words.ts';
import type { Person } from '#lib/features/admin/admin.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

export const load: PageServerLoad = async (event) => {
  const { searchParams } = event.url;
  const query = searchParams.get('query') ?? '';
  const asked = new URLSearchParams({ query });
  const after = searchParams.get('after');
  if (after) asked.set('after', after);
  const path = `/admin/users?${asked}`;
  return { query, ...(await readRoute<{ users: Person[]; next: string | null }>(event, path)) };
};

/** One change of one person. */
const change =
  (name: string, bodyOf: (form: SentForm) => { what: string; body?: object }) =>
  async (event: RequestEvent) => {
    const form = await readForm(event, name);
    const { what, body } = bodyOf(form);
    const path = `/admin/users/${encodeURIComponent(form.text('id'))}/${what}`;
    const answer = await form.send({ method: 'POST', path, body });
    return answer.ok
      ? form.done(adminWords(event.locals.preferences.locale).changed)
      : form.refused(answer.problem);
  };

export const actions = {
  tier: change('tier', (form) => ({ what: 'tier', body: { tier: form.text('tier') } })),
  role: change('role', (form) => ({ what: 'role', body: { role: form.text('role') } })),
  disable: change('disable', () => ({ what: 'disable' })),
  enable: change('enable', () => ({ what: 'enable' })),
} satisfies Actions;
