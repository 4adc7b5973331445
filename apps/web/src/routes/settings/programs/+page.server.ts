import type { Grant } from '#lib/features/accounts/account.ts';
import type { AppToken, MadeApp, RegisteredApp } from '#lib/features/apps/app.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { RequestEvent } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const [{ grants }, { apps, tokens }] = await Promise.all([
    readRoute<{ grants: Grant[] }>(event, '/auth/grants'),
    readRoute<{ apps: RegisteredApp[]; tokens: AppToken[] }>(event, '/account/apps'),
  ]);
  const asked = event.url.searchParams.get('app') ?? '';
  return { grants, apps, tokens, asked: /^\d{1,10}$/u.test(asked) ? asked : '' };
};

async function deleteRow(event: RequestEvent, { name, path }: { name: string; path: string }) {
  const form = await readForm(event, name);
  const row = `${path}/${encodeURIComponent(form.text('id'))}`;
  const answer = await form.send({ method: 'DELETE', path: row });
  return answer.ok ? form.done<MadeApp>() : form.refused<MadeApp>(answer.problem);
}

export const actions = {
  revoke: async (event) => deleteRow(event, { name: 'revoke', path: '/auth/grants' }),
  revokeToken: async (event) =>
    deleteRow(event, { name: 'revokeToken', path: '/account/app-tokens' }),
  removeApp: async (event) => deleteRow(event, { name: 'removeApp', path: '/account/apps' }),
  addApp: async (event) => {
    const form = await readForm(event, 'addApp');
    const body = Object.fromEntries(
      ['name', 'clientId', 'redirectUri', 'secret'].map((name) => [name, form.text(name)]),
    );
    const answer = await form.send<MadeApp>({ method: 'POST', path: '/account/apps', body });
    return answer.ok ? form.done('', answer.body) : form.refused<MadeApp>(answer.problem);
  },
} satisfies Actions;
