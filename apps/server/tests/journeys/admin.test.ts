import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCredential } from '#platform/credential.ts';
import {
  letterTo,
  codeOf,
  openBrowser,
  PASSWORD,
  signedInBrowser,
  type Browser,
} from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let admin: Browser;
let adminId: string;
let mika: { id: string; bearer: string };

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1', REGISTRATION: 'invite' } });
  ({ id: adminId } = await test.user('boss'));
  mika = await test.user('mika');
  await setRole(adminId, 'admin');
  admin = await signedInBrowser(test, 'boss');
});
afterAll(() => test.close());

const setRole = (id: string, role: string) =>
  test.app.database.pool.query('update accounts."user" set role = $2 where id = $1', [id, role]);

const actions = async (userId: string): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('accounts.audit')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action).slice(1);
};

const NOBODYS = '018f0000-0000-7000-8000-000000000000';

describe('an administrator', () => {
  it('finds users by name or address, page by page', async () => {
    for (let count = 0; count < 55; count += 1) {
      await test.app.database.pool.query(
        `insert into accounts."user" (id, username, email, password_hash, created_at)
         values (gen_random_uuid(), $1, $1 || '@many.example', 'x', now())`,
        [`many-${count}`],
      );
    }
    const first = (await admin.get('/admin/users?query=MANY-')).body;
    expect(first.users).toHaveLength(50);
    const second = (await admin.get(`/admin/users?query=many-&after=${first.next}`)).body;
    expect(second.users).toHaveLength(5);
    expect(second.next).toBeNull();
    const names = [...first.users, ...second.users].map((user: any) => user.username);
    expect(new Set(names).size).toBe(55);
    const found = (await admin.get('/admin/users?query=mika@')).body.users;
    expect(found).toMatchObject([{ id: mika.id, username: 'mika', role: 'user', tier: 'free' }]);
    expect(JSON.stringify(found)).not.toContain('argon2');
    expect((await admin.get(`/admin/users?query=${encodeURIComponent('%')}`)).body.users).toEqual(
      [],
    );
    expect((await admin.get('/admin/users?after=x')).status).toBe(400);
  });

  it('sets a tier, which counts at once and is written down', async () => {
    const before = (await actions(mika.id)).length;
    expect(await admin.post(`/admin/users/${mika.id}/tier`, { tier: 'indie' })).toMatchObject({
      status: 200,
    });
    const { data } = await test.ask('{ rateLimit { tier } }', { bearer: mika.bearer });
    expect(data.rateLimit.tier).toBe('INDIE');
    const plan = (await (await signedInBrowser(test, 'mika')).get('/account/plan')).body;
    expect(plan).toMatchObject({ tier: 'indie', dailyCap: null });
    expect((await admin.get('/admin/users?query=mika')).body.users).toMatchObject([
      { tier: 'indie' },
    ]);
    expect((await actions(mika.id)).slice(before)).toEqual(['tier-changed', 'signed-in']);
    expect((await admin.post(`/admin/users/${mika.id}/tier`, { tier: 'gold' })).body).toMatchObject(
      {
        status: 400,
        fields: ['tier'],
      },
    );
  });

  it('gives a role, disables and enables, each with one row of the audit', async () => {
    const { id } = await test.user('target');
    const browser = await signedInBrowser(test, 'target');
    expect((await admin.post(`/admin/users/${id}/role`, { role: 'editor' })).status).toBe(200);
    expect((await browser.get('/auth/session')).body.user.role).toBe('editor');
    expect((await admin.post(`/admin/users/${id}/disable`)).status).toBe(200);
    expect((await browser.get('/auth/session')).status).toBe(401);
    expect((await admin.post(`/admin/users/${id}/enable`)).status).toBe(200);
    await signedInBrowser(test, 'target');
    expect(await actions(id)).toEqual([
      'signed-in',
      'role-changed',
      'disabled',
      'enabled',
      'signed-in',
    ]);
  });

  it('does not lock themselves out', async () => {
    for (const [path, input] of [
      ['role', { role: 'user' }],
      ['disable', {}],
    ] as const) {
      expect((await admin.post(`/admin/users/${adminId}/${path}`, input)).status).toBe(409);
    }
    expect((await admin.get('/admin/overview')).status).toBe(200);
  });

  it('is told when a user does not exist', async () => {
    const answers = [];
    for (const id of [NOBODYS, 'no-id']) {
      answers.push(
        await admin.post(`/admin/users/${id}/tier`, { tier: 'free' }),
        await admin.post(`/admin/users/${id}/role`, { role: 'user' }),
        await admin.post(`/admin/users/${id}/disable`),
        await admin.post(`/admin/users/${id}/enable`),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('invites, sees what is open, and takes it back', async () => {
    const made = (await admin.post('/admin/invites')).body;
    const other = (await admin.post('/admin/invites')).body;
    const { invites } = (await admin.get('/admin/invites')).body;
    expect(invites).toHaveLength(2);
    expect(JSON.stringify(invites)).not.toContain(codeOf(made.url));
    expect((await admin.delete(`/admin/invites/${other.id}`)).status).toBe(204);
    expect((await admin.delete(`/admin/invites/${other.id}`)).status).toBe(404);
    const signUp = (url: string, username: string) =>
      openBrowser(test).post('/auth/sign-up', {
        username,
        email: `${username}@example.org`,
        password: PASSWORD,
        invite: codeOf(url),
      });
    expect((await signUp(other.url, 'late')).status).toBe(403);
    expect((await signUp(made.url, 'invited')).status).toBe(202);
    const code = codeOf(await letterTo(test, 'invited@example.org', 'Confirm your email address'));
    expect((await openBrowser(test).post('/auth/verify', { code })).status).toBe(201);
    expect((await admin.get('/admin/invites')).body.invites).toEqual([]);
  });

  it('sees how the instance stands', async () => {
    const { body } = await admin.get('/admin/overview');
    expect(body).toMatchObject({
      registration: 'invite',
      users: { administrators: 1, disabled: 0 },
    });
    expect(body.users.all).toBeGreaterThan(55);
    expect(body.checks).toContainEqual(
      expect.objectContaining({ name: 'migrations', reason: 'MIGRATIONS_APPLIED', values: {} }),
    );
    expect(body.jobs.map(({ name }: any) => name)).toContain('platform.send-mail');
  });

  it('needs a password given in the last ten minutes to change anything, not to look', async () => {
    const now = test.clock.now();
    test.clock.set(new Date(now.getTime() + 11 * 60_000));
    expect((await admin.get('/admin/users')).status).toBe(200);
    for (const path of [
      `/admin/users/${mika.id}/tier`,
      `/admin/users/${mika.id}/role`,
      `/admin/users/${mika.id}/disable`,
      '/admin/invites',
    ]) {
      expect((await admin.post(path)).body.code).toBe('CONFIRMATION_REQUIRED');
    }
    test.clock.set(now);
  });
});

describe('function-level access', () => {
  it.each(['user', 'editor', 'moderator'])('a %s administers nothing', async (role) => {
    const name = `is-${role}`;
    const { id } = await test.user(name);
    await setRole(id, role);
    const browser = await signedInBrowser(test, name);
    const answers = [
      await browser.get('/admin/overview'),
      await browser.get('/admin/users'),
      await browser.get('/admin/invites'),
      await browser.post('/admin/invites'),
      await browser.delete('/admin/invites/00'),
      await browser.post(`/admin/users/${mika.id}/tier`, { tier: 'commercial' }),
      await browser.post(`/admin/users/${mika.id}/role`, { role: 'admin' }),
      await browser.post(`/admin/users/${id}/role`, { role: 'admin' }),
      await browser.post(`/admin/users/${mika.id}/disable`),
      await browser.post(`/admin/users/${mika.id}/enable`),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'FORBIDDEN'));
    expect(await actions(id)).toEqual(['signed-in']);
  });

  it('somebody who is not signed in is asked to', async () => {
    const stranger = openBrowser(test);
    for (const path of ['overview', 'users', 'invites']) {
      expect((await stranger.get(`/admin/${path}`)).status).toBe(401);
    }
  });
});

it('scanners are told how our credentials look', async () => {
  const response = await fetch(`${test.url}/.well-known/secret-patterns.json`);
  const { patterns } = (await response.json()) as any;
  for (const prefix of ['svc_live_', 'svc_hook_']) {
    const text = `key = "${makeCredential(prefix)}"`;
    const matching = patterns.filter(({ pattern }: any) => new RegExp(pattern).test(text));
    expect(matching).toHaveLength(1);
  }
});
