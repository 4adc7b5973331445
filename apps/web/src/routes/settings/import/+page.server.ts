import type { ListImport } from '#lib/features/imports/list-import.ts';
import { redirect, type RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { imports } = await readRoute<{ imports: ListImport[] }>(event, '/account/list-imports');
  return { imports, fault: event.url.searchParams.get('fault') };
};

/** Fetches a list from a service and redirects to its preview. */
const fetchFrom = async (event: RequestEvent, service: 'anilist' | 'kitsu') => {
  const form = await readForm(event, service);
  const body = {
    name: form.text('name'),
    token: form.text('secretToken') || null,
    policy: form.text('policy'),
  };
  const path = `/account/list-imports/${service}`;
  const answer = await form.send<{ id: string }>({ method: 'POST', path, body });
  if (!answer.ok) return form.refused(answer.problem);
  redirect(303, `/settings/import/${answer.body.id}`);
};

export const actions = {
  anilist: (event) => fetchFrom(event, 'anilist'),
  kitsu: (event) => fetchFrom(event, 'kitsu'),
} satisfies Actions;
