import type { audits } from '#slices/accounts/vocabulary.ts';
import { expect } from 'vitest';
import { resetFactors } from '#slices/accounts/index.ts';
import { createAuthenticator } from '../authenticator.ts';
import { codeAt, wrongCodeAt } from '../authenticator-app.ts';
import { consent, newVerifier, queryOf, refresh, signInExtension } from '../extension.ts';
import { PASSKEY_ORIGIN } from '../factor-secrets.ts';
import { administer, later, promote, type Deeds, type Person } from '../audit-deed.ts';
import {
  codeOf,
  letterTo,
  openBrowser,
  PASSWORD,
  signedInBrowser,
  type Browser,
} from '../browser.ts';
import { succeed } from '../secret-maker.ts';

const enrol = async ({ browser, test }: Person): Promise<{ secret: string; codes: string[] }> => {
  const { secret } = await succeed(browser.post('/auth/totp/begin'));
  later(test, 30_000);
  const code = codeAt(secret, test.clock.now());
  const { recoveryCodes: codes } = await succeed(browser.post('/auth/totp/enable', { code }));
  return { secret, codes };
};

const firstStep = async ({ name, test }: Person): Promise<Browser> => {
  const browser = openBrowser(test);
  await succeed(browser.post('/auth/sign-in', { login: name, password: PASSWORD }));
  return browser;
};

const addPasskey = async ({ browser }: Person) => {
  const authenticator = createAuthenticator(PASSKEY_ORIGIN);
  const response = authenticator.register(await succeed(browser.post('/auth/passkeys/begin')));
  const { id } = await succeed(browser.post('/auth/passkeys/finish', { name: 'Key', response }));
  return { authenticator, path: `/auth/passkeys/${id}` };
};

const askDeletion = ({ browser }: Person) => succeed(browser.post('/auth/delete-account'));
const askEmail = ({ browser, email }: Person) =>
  succeed(browser.post('/auth/change-email', { email: `new-${email}` }));

export const deeds: Deeds<(typeof audits)[number]> = {
  'account-created': { actor: 'operator', act: () => Promise.resolve() },
  'signed-in': { act: () => Promise.resolve() },
  'signed-out': { act: ({ browser }) => succeed(browser.post('/auth/sign-out')) },
  confirmed: {
    act: ({ browser }) => succeed(browser.post('/auth/confirm', { password: PASSWORD })),
  },
  'totp-enabled': { act: enrol },
  'totp-disabled': {
    act: async (person) => {
      const { codes } = await enrol(person);
      await succeed(person.browser.post('/auth/totp/disable', { code: codes[0] }));
    },
  },
  'recovery-codes-renewed': {
    act: async (person) => {
      await enrol(person);
      await succeed(person.browser.post('/auth/recovery-codes'));
    },
  },
  'recovery-code-used': {
    act: async (person) => {
      const { codes } = await enrol(person);
      const browser = await firstStep(person);
      await succeed(browser.post('/auth/sign-in/second-factor', { code: codes[0] }));
    },
  },
  'passkey-added': { act: addPasskey },
  'passkey-renamed': {
    act: async (person) => {
      const { path } = await addPasskey(person);
      await succeed(person.browser.patch(path, { name: 'Other' }));
    },
  },
  'passkey-removed': {
    act: async (person) => {
      const { path } = await addPasskey(person);
      await succeed(person.browser.delete(path));
    },
  },
  'passkey-refused': {
    act: async (person) => {
      const { authenticator } = await addPasskey(person);
      const statuses = [];
      for (const signCount of [5, 4]) {
        const options = await succeed(person.browser.post('/auth/confirm/passkey/begin'));
        const response = authenticator.authenticate(options, { signCount });
        const answer = await person.browser.post('/auth/confirm/passkey/finish', { response });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([200, 401]);
    },
  },
  'second-factor-locked': {
    act: async (person) => {
      const { test } = person;
      const { secret } = await enrol(person);
      const browser = await firstStep(person);
      for (let guess = 0; guess < 22; guess += 1) {
        const code = wrongCodeAt(secret, test.clock.now());
        await browser.post('/auth/sign-in/second-factor', { code });
      }
    },
  },
  'factors-reset': {
    actor: 'operator',
    act: async (person) => {
      const { test } = person;
      await enrol(person);
      await test.app.db.transaction().execute((tx) => resetFactors(test.app, tx, person));
    },
  },
  'session-revoked': {
    act: async ({ name, browser, test }) => {
      await signedInBrowser(test, name);
      const { sessions } = await succeed(browser.get('/auth/sessions'));
      const { id } = sessions.find(({ isCurrent }: any) => !isCurrent);
      await succeed(browser.delete(`/auth/sessions/${id}`));
    },
  },
  'other-sessions-revoked': {
    act: ({ browser }) => succeed(browser.post('/auth/sessions/revoke-others')),
  },
  'password-changed': {
    act: ({ browser }) =>
      succeed(
        browser.post('/auth/change-password', { current: PASSWORD, password: 'another one 4711' }),
      ),
  },
  'password-reset': {
    act: async ({ email, test }) => {
      await succeed(openBrowser(test).post('/auth/forgot-password', { email }));
      const code = codeOf(await letterTo(test, email, 'Reset your password'));
      const input = { code, password: 'another one 4711' };
      await succeed(openBrowser(test).post('/auth/reset-password', input));
    },
  },
  'email-change-asked': { act: askEmail },
  'email-changed': {
    act: async (person) => {
      const { test } = person;
      await askEmail(person);
      const code = codeOf(
        await letterTo(test, `new-${person.email}`, 'Confirm your new email address'),
      );
      await succeed(openBrowser(test).post('/auth/confirm-email', { code }));
    },
  },
  'username-changed': {
    act: ({ browser, name }) =>
      succeed(browser.post('/auth/change-username', { username: `${name}-b` })),
  },
  'privacy-changed': {
    act: async ({ browser, test }) => {
      const { accessToken: bearer } = await succeed(browser.post('/auth/token'));
      const change =
        'mutation { updatePreferences(input: { listVisibility: PRIVATE }) { __typename } }';
      expect((await test.ask(change, { bearer })).errors).toBeUndefined();
    },
  },
  exported: { act: ({ browser }) => succeed(browser.get('/auth/export')) },
  'grant-allowed': {
    act: ({ browser, name: username }) =>
      consent(browser, { username, query: queryOf(newVerifier()) }),
  },
  'grant-begun': { act: ({ browser, name, test }) => signInExtension(test, browser, name) },
  'grant-ended': {
    act: async ({ browser, name, test }) => {
      await signInExtension(test, browser, name);
      const { grants } = await succeed(browser.get('/auth/grants'));
      await succeed(browser.delete(`/auth/grants/${grants[0].id}`));
    },
  },
  'grant-misused': {
    act: async ({ browser, name, test }) => {
      const { refresh_token: token } = await signInExtension(test, browser, name);
      await succeed(refresh(test, token));
      later(test, 60_000);
      expect((await refresh(test, token)).status).toBe(400);
    },
  },
  'deletion-asked': { act: askDeletion },
  'deletion-cancelled': {
    act: async (person) => {
      const { test } = person;
      await askDeletion(person);
      const browser = await signedInBrowser(test, person.name);
      await succeed(browser.post('/auth/cancel-deletion'));
    },
  },
  'invitation-created': {
    act: async ({ id, browser, test }) => {
      await promote({ id, test }, 'admin');
      await succeed(browser.post('/admin/invites'));
    },
  },
  'invitation-withdrawn': {
    act: async ({ id, browser, test }) => {
      await promote({ id, test }, 'admin');
      const made = await succeed(browser.post('/admin/invites'));
      await succeed(browser.delete(`/admin/invites/${made.id}`));
    },
  },
  'role-changed': {
    actor: 'administrator',
    act: (person) => administer(person, 'role', { role: 'editor' }),
  },
  disabled: { actor: 'administrator', act: (person) => administer(person, 'disable') },
  enabled: {
    actor: 'administrator',
    act: async (person) => {
      await administer(person, 'disable');
      await administer(person, 'enable');
    },
  },
};
