import type { Session } from '#lib/features/accounts/account.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import { securityWords } from '../security-words.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) =>
  readRoute<{ sessions: Session[] }>(event, '/auth/sessions');

export const actions = {
  revoke: async (event) => {
    const form = await readForm(event, 'revoke');
    const path = `/auth/sessions/${encodeURIComponent(form.text('id'))}`;
    const answer = await form.send({ method: 'DELETE', path });
    return answer.ok ? form.done() : form.refused(answer.problem);
  },
  'revoke-others': async (event) => {
    const form = await readForm(event, 'revoke-others');
    const answer = await form.send({ method: 'POST', path: '/auth/sessions/revoke-others' });
    if (!answer.ok) return form.refused(answer.problem);
    return form.done(securityWords(event.locals.preferences.locale).othersOut);
  },
} satisfies Actions;
