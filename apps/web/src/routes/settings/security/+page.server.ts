import type { Factors, SecurityOutcome } from '#lib/features/accounts/factor.ts';
import { qrPath } from '#lib/features/accounts/qr-path.server.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import { securityWords } from '../security-words.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  factors: await readRoute<Factors>(event, '/auth/factors'),
});

interface Begun {
  secret: string;
  otpauthUrl: string;
}

const beingAdded = ({ secret, otpauthUrl }: Begun): SecurityOutcome => ({
  totp: { secret, otpauthUrl, qr: qrPath(otpauthUrl) },
});

/** An authenticator app whose first code was wrong is shown again. The form sends back what the page showed. */
const addedAgain = (form: SentForm): SecurityOutcome =>
  beingAdded({ secret: form.text('secret'), otpauthUrl: form.text('otpauthUrl') });

export const actions = {
  confirm: async (event) => {
    const form = await readForm(event, 'confirm');
    const answer = await form.confirm();
    return answer.ok ? form.done<SecurityOutcome>() : form.refused<SecurityOutcome>(answer.problem);
  },
  password: async (event) => {
    const form = await readForm(event, 'password');
    const body = { current: form.text('current'), password: form.text('password') };
    const answer = await form.send({ method: 'POST', path: '/auth/change-password', body });
    if (!answer.ok) return form.refused<SecurityOutcome>(answer.problem);
    return form.done<SecurityOutcome>(securityWords(event.locals.preferences.locale).passwordDone);
  },
  'totp-begin': async (event) => {
    const form = await readForm(event, 'totp-begin');
    const answer = await form.send<Begun>({ method: 'POST', path: '/auth/totp/begin' });
    if (!answer.ok) return form.refused<SecurityOutcome>(answer.problem);
    return form.done('', beingAdded(answer.body));
  },
  'totp-enable': async (event) => {
    const form = await readForm(event, 'totp-enable');
    const body = { code: form.text('code').trim() };
    const path = '/auth/totp/enable';
    const answer = await form.send<SecurityOutcome>({ method: 'POST', path, body });
    if (!answer.ok) return form.refused(answer.problem, addedAgain(form));
    return form.done(securityWords(event.locals.preferences.locale).appAdded, answer.body);
  },
  'totp-disable': async (event) => {
    const form = await readForm(event, 'totp-disable');
    const body = { code: form.text('code').trim() || undefined };
    const answer = await form.send({ method: 'POST', path: '/auth/totp/disable', body });
    if (!answer.ok) return form.refused<SecurityOutcome>(answer.problem);
    return form.done<SecurityOutcome>(securityWords(event.locals.preferences.locale).appRemoved);
  },
  'recovery-codes': async (event) => {
    const form = await readForm(event, 'recovery-codes');
    const path = '/auth/recovery-codes';
    const answer = await form.send<SecurityOutcome>({ method: 'POST', path });
    if (!answer.ok) return form.refused<SecurityOutcome>(answer.problem);
    return form.done(securityWords(event.locals.preferences.locale).codesReplaced, answer.body);
  },
  'passkey-rename': async (event) => {
    const form = await readForm(event, 'passkey-rename');
    const path = `/auth/passkeys/${encodeURIComponent(form.text('id'))}`;
    const answer = await form.send({ method: 'PATCH', path, body: { name: form.text('name') } });
    return answer.ok ? form.done<SecurityOutcome>() : form.refused<SecurityOutcome>(answer.problem);
  },
  'passkey-delete': async (event) => {
    const form = await readForm(event, 'passkey-delete');
    const path = `/auth/passkeys/${encodeURIComponent(form.text('id'))}`;
    const answer = await form.send({ method: 'DELETE', path });
    return answer.ok ? form.done<SecurityOutcome>() : form.refused<SecurityOutcome>(answer.problem);
  },
} satisfies Actions;
