import type { ListImport } from '#lib/features/imports/list-import.ts';
import { redirect } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

const FAULTS: Readonly<Record<string, string>> = {
  'no-file': 'Choose a file first.',
  'too-large': 'The file is larger than 50 MB. Pack it with gzip, or export less at once.',
  'unknown-format':
    'We cannot tell which service this file comes from. Choose it from the list and send the file again.',
};

export const load: PageServerLoad = async (event) => {
  const { imports } = await readRoute<{ imports: ListImport[] }>(event, '/account/list-imports');
  return { imports, fault: FAULTS[event.url.searchParams.get('fault') ?? ''] ?? null };
};

export const actions = {
  anilist: async (event) => {
    const form = await readForm(event, 'anilist');
    const body = {
      name: form.text('name'),
      token: form.text('secretToken') || null,
      policy: form.text('policy'),
    };
    const path = '/account/list-imports/anilist';
    const answer = await form.send<{ id: string }>({ method: 'POST', path, body });
    if (!answer.ok) return form.refused(answer.problem);
    redirect(303, `/settings/import/${answer.body.id}`);
  },
} satisfies Actions;
