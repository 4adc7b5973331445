import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditAction } from '#platform/vocabulary.ts';
import { audit, issueBearer, resetFactors, SERVICE } from '#slices/accounts/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { vocabulary } from '../../src/slices.ts';
import { auditRows } from '../audit-rows.ts';
import { createAuthenticator } from '../authenticator.ts';
import { codeAt, wrongCodeAt } from '../authenticator-app.ts';
import {
  codeOf,
  letterTo,
  openBrowser,
  PASSWORD,
  signedInBrowser,
  type Browser,
} from '../browser.ts';
import {
  consent,
  EXTENSION_SETTINGS,
  newVerifier,
  queryOf,
  refresh,
  signInExtension,
} from '../extension.ts';
import { PASSKEY_ORIGIN } from '../factor-secrets.ts';
import { succeed } from '../secret-maker.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let admin: Browser;
/** They take turns: one account may sign in fifty times in a quarter of an hour. */
const BOSSES = ['boss', 'other-boss'];

const promote = (id: string, role = 'admin') =>
  test.app.database.pool.query(`update accounts."user" set role = $2 where id = $1`, [id, role]);

beforeAll(async () => {
  test = await startTestApp({ settings: { ...EXTENSION_SETTINGS, BASE_URL: PASSKEY_ORIGIN } });
  for (const name of BOSSES) await promote((await test.user(name)).id);
  const file = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));
  await importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: true });
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

/** Somebody new, signed in. */
interface Person {
  id: string;
  name: string;
  email: string;
  browser: Browser;
}

const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));

const enrol = async ({ browser }: Person): Promise<{ secret: string; codes: string[] }> => {
  const { secret } = await succeed(browser.post('/auth/totp/begin'));
  later(30_000);
  const code = codeAt(secret, test.clock.now());
  const { recoveryCodes: codes } = await succeed(browser.post('/auth/totp/enable', { code }));
  return { secret, codes };
};

const firstStep = async ({ name }: Person): Promise<Browser> => {
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
const makeKey = ({ browser }: Person) => succeed(browser.post('/account/keys', { name: 'key' }));
const makeToken = ({ browser }: Person) =>
  succeed(browser.post('/account/media-servers', { kind: 'server_a' }));
const makeFeed = ({ browser }: Person) => succeed(browser.post('/account/feeds/atom'));
const scheduleExport = ({ browser }: Person) =>
  succeed(
    browser.post('/account/list-export-schedule', {
      frequency: 'weekly',
      format: 'tsuzuki',
      place: { target: 'folder' },
    }),
  );
const report = (key: string) => succeed(openBrowser(test).post('/security/leaked-key', { key }));
const administer = ({ id }: Person, what: string, input = {}) =>
  succeed(admin.post(`/admin/users/${id}/${what}`, input));

const FRIEREN_TVDB = 424536;

const mutate = async ({ id }: Person, text: string) => {
  const { accessToken: bearer } = await issueBearer(test.app, id, 'web');
  const { data, errors } = await test.ask(text, { bearer });
  expect(errors).toBeUndefined();
  return data;
};

const addRule = async (person: Person): Promise<string> => {
  await promote(person.id, 'editor');
  const { mapping: known } = await mutate(
    person,
    `query { mapping(kind: TVDB, level: SHOW, id: ${FRIEREN_TVDB}) { rules { anime { id } } } }`,
  );
  const animeId = known.rules[0].anime.id;
  const rule = `kind: TVDB, level: SHOW, externalId: ${FRIEREN_TVDB}, season: 9, animeId: "${animeId}"`;
  return (await mutate(person, `mutation { addMappingRule(rule: { ${rule} }) { id } }`))
    .addMappingRule.id;
};

const removeRule = (person: Person, rule: string, more = '') =>
  mutate(
    person,
    `mutation { removeMappingRule(kind: TVDB, level: SHOW, externalId: ${FRIEREN_TVDB}, rule: "${rule}"${more}) }`,
  );

/** What writes each action down. Whoever adds an action adds the deed. */
const DEEDS: Record<AuditAction, (person: Person) => Promise<unknown>> = {
  'account-created': () => Promise.resolve(),
  'signed-in': () => Promise.resolve(),
  'signed-out': ({ browser }) => succeed(browser.post('/auth/sign-out')),
  confirmed: ({ browser }) => succeed(browser.post('/auth/confirm', { password: PASSWORD })),
  'totp-enabled': enrol,
  'totp-disabled': async (person) => {
    const { codes } = await enrol(person);
    await succeed(person.browser.post('/auth/totp/disable', { code: codes[0] }));
  },
  'recovery-codes-renewed': async (person) => {
    await enrol(person);
    await succeed(person.browser.post('/auth/recovery-codes'));
  },
  'recovery-code-used': async (person) => {
    const { codes } = await enrol(person);
    const browser = await firstStep(person);
    await succeed(browser.post('/auth/sign-in/second-factor', { code: codes[0] }));
  },
  'passkey-added': addPasskey,
  'passkey-renamed': async (person) => {
    const { path } = await addPasskey(person);
    await succeed(person.browser.patch(path, { name: 'Other' }));
  },
  'passkey-removed': async (person) => {
    const { path } = await addPasskey(person);
    await succeed(person.browser.delete(path));
  },
  'passkey-refused': async (person) => {
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
  'second-factor-locked': async (person) => {
    const { secret } = await enrol(person);
    const browser = await firstStep(person);
    for (let guess = 0; guess < 22; guess += 1) {
      const code = wrongCodeAt(secret, test.clock.now());
      await browser.post('/auth/sign-in/second-factor', { code });
    }
  },
  'factors-reset': async (person) => {
    await enrol(person);
    await test.app.db.transaction().execute((tx) => resetFactors(test.app, tx, person));
  },
  'session-revoked': async ({ name, browser }) => {
    await signedInBrowser(test, name);
    const { sessions } = await succeed(browser.get('/auth/sessions'));
    const { id } = sessions.find(({ isCurrent }: any) => !isCurrent);
    await succeed(browser.delete(`/auth/sessions/${id}`));
  },
  'other-sessions-revoked': ({ browser }) => succeed(browser.post('/auth/sessions/revoke-others')),
  'password-changed': ({ browser }) =>
    succeed(
      browser.post('/auth/change-password', { current: PASSWORD, password: 'another one 4711' }),
    ),
  'password-reset': async ({ email }) => {
    await succeed(openBrowser(test).post('/auth/forgot-password', { email }));
    const code = codeOf(await letterTo(test, email, 'Reset your password'));
    const input = { code, password: 'another one 4711' };
    await succeed(openBrowser(test).post('/auth/reset-password', input));
  },
  'email-change-asked': askEmail,
  'email-changed': async (person) => {
    await askEmail(person);
    const code = codeOf(
      await letterTo(test, `new-${person.email}`, 'Confirm your new email address'),
    );
    await succeed(openBrowser(test).post('/auth/confirm-email', { code }));
  },
  'username-changed': ({ browser, name }) =>
    succeed(browser.post('/auth/change-username', { username: `${name}-b` })),
  'privacy-changed': async ({ browser }) => {
    const { accessToken: bearer } = await succeed(browser.post('/auth/token'));
    const change =
      'mutation { updatePreferences(input: { listVisibility: PRIVATE }) { __typename } }';
    expect((await test.ask(change, { bearer })).errors).toBeUndefined();
  },
  exported: ({ browser }) => succeed(browser.get('/auth/export')),
  'grant-allowed': ({ browser, name: username }) =>
    consent(browser, { username, query: queryOf(newVerifier()) }),
  'grant-begun': ({ browser, name }) => signInExtension(test, browser, name),
  'grant-ended': async ({ browser, name }) => {
    await signInExtension(test, browser, name);
    const { grants } = await succeed(browser.get('/auth/grants'));
    await succeed(browser.delete(`/auth/grants/${grants[0].id}`));
  },
  'grant-misused': async ({ browser, name }) => {
    const { refresh_token: token } = await signInExtension(test, browser, name);
    await succeed(refresh(test, token));
    later(60_000);
    expect((await refresh(test, token)).status).toBe(400);
  },
  'deletion-asked': askDeletion,
  'deletion-cancelled': async (person) => {
    await askDeletion(person);
    const browser = await signedInBrowser(test, person.name);
    await succeed(browser.post('/auth/cancel-deletion'));
  },
  'invitation-created': async ({ id, browser }) => {
    await promote(id);
    await succeed(browser.post('/admin/invites'));
  },
  'invitation-withdrawn': async ({ id, browser }) => {
    await promote(id);
    const made = await succeed(browser.post('/admin/invites'));
    await succeed(browser.delete(`/admin/invites/${made.id}`));
  },
  'role-changed': (person) => administer(person, 'role', { role: 'editor' }),
  disabled: (person) => administer(person, 'disable'),
  enabled: async (person) => {
    await administer(person, 'disable');
    await administer(person, 'enable');
  },
  'tier-changed': (person) => administer(person, 'tier', { tier: 'indie' }),
  'key-created': makeKey,
  'key-rotated': async (person) => {
    const { id } = await makeKey(person);
    await succeed(person.browser.post(`/account/keys/${id}/rotate`, { overlap: '1h' }));
  },
  'key-revoked': async (person) => {
    const { id } = await makeKey(person);
    await succeed(person.browser.delete(`/account/keys/${id}`));
  },
  'key-reported': async (person) => report((await makeKey(person)).key),
  'feed-made': makeFeed,
  'feed-deleted': async (person) => {
    await makeFeed(person);
    await succeed(person.browser.delete('/account/feeds/atom'));
  },
  'feed-reported': async (person) => {
    const { url } = await makeFeed(person);
    await report(/svc_feed_\w+/u.exec(url)?.[0] ?? '');
  },
  'export-scheduled': scheduleExport,
  'export-unscheduled': async (person) => {
    await scheduleExport(person);
    await succeed(person.browser.delete('/account/list-export-schedule'));
  },
  'token-created': makeToken,
  'token-renamed': async (person) => {
    const { id } = await makeToken(person);
    await succeed(person.browser.patch(`/account/media-servers/${id}`, { name: 'attic' }));
  },
  'token-set': async (person) => {
    const { id } = await makeToken(person);
    const settings = { episodeThreshold: 90 };
    await succeed(person.browser.patch(`/account/media-servers/${id}`, { settings }));
  },
  'token-rotated': async (person) => {
    const { id } = await makeToken(person);
    await succeed(person.browser.post(`/account/media-servers/${id}/rotate`));
  },
  'token-deleted': async (person) => {
    const { id } = await makeToken(person);
    await succeed(person.browser.delete(`/account/media-servers/${id}`));
  },
  'token-reported': async (person) => report((await makeToken(person)).token),
  'mapping-rule-added': addRule,
  'mapping-rule-removed': async (person) => removeRule(person, await addRule(person)),
  'mapping-rule-restored': async (person) => {
    await promote(person.id, 'editor');
    const found = await mutate(
      person,
      `query { mapping(kind: TVDB, level: SHOW, id: ${FRIEREN_TVDB}) { rules { id source } } }`,
    );
    const imported = found.mapping.rules.find(
      ({ source }: { source: string }) => source !== 'local',
    );
    await removeRule(person, imported.id);
    await removeRule(person, imported.id, ', undo: true');
  },
  'mapping-rule-refused': async (person) => {
    await promote(person.id, 'editor');
    const id = test.app.ids.next();
    await test.app.db
      .insertInto('mapping.proposal')
      .values({ id, rule_id: id, rule: '{"priority":9}', proposed_at: test.clock.now() })
      .execute();
    await mutate(
      person,
      `mutation { decideMappingProposal(id: "${id}", isAccepted: false) { priority } }`,
    );
  },
};

/** Who acts, where it is not the person. */
const ACTORS: Partial<Record<AuditAction, string>> = {
  'account-created': 'operator',
  'factors-reset': 'operator',
  'role-changed': 'administrator',
  disabled: 'administrator',
  enabled: 'administrator',
  'tier-changed': 'administrator',
  'key-reported': 'service',
  'token-reported': 'service',
  'feed-reported': 'service',
};

const ACTIONS = [...vocabulary.audits];

it.each(ACTIONS)('%s writes one row, which says who acted', async (action) => {
  const turn = ACTIONS.indexOf(action);
  admin = await signedInBrowser(test, BOSSES[turn % BOSSES.length] ?? '');
  const name = `does-${turn}`;
  const { id } = await test.user(name);
  const email = `${name}@example.org`;
  await DEEDS[action]({ id, name, email, browser: await signedInBrowser(test, name) });
  const rows = async () => {
    const all = await auditRows(test, id);
    return all.filter((row) => row.action === action).map(({ actor }) => actor);
  };
  // Reports are looked into after they are answered.
  await expect.poll(rows, { interval: 50 }).toEqual([ACTORS[action] ?? 'user']);
});

it('keeps no word that no slice declares', async () => {
  const { id } = await test.user('unknown-word');
  const entry = { userId: id, action: 'invented' as AuditAction, visitor: SERVICE };
  const writing = test.app.db.transaction().execute((tx) => audit(test.app, tx, entry));
  await expect(writing).rejects.toThrow('No slice declares the audit "invented".');
  expect((await auditRows(test, id)).map(({ action }) => action)).not.toContain('invented');
});
