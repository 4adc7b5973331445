import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvitation, createSetUpLink } from '#slices/accounts/index.ts';
import { codeOf, letterTo, lettersTo, openBrowser, PASSWORD } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());

const signUp = (username: string, email = `${username}@example.org`, more: object = {}) =>
  openBrowser(test).post('/auth/sign-up', { username, email, password: PASSWORD, ...more });

it('before there is any administrator, a printed link makes the first one, once', async () => {
  // An account that a command made, as the guide of the first steps does.
  await test.user('early');
  const link = (await createSetUpLink(test.app)) ?? '';
  const other = (await createSetUpLink(test.app)) ?? '';
  expect(link).toMatch(/^http:\/\/localhost:3000\/set-up\?code=[\w-]{43}$/u);
  const input = (code: string, username: string) => ({
    code,
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
  });
  const browser = openBrowser(test);
  const isInForce = async (code: string) =>
    (await browser.post('/auth/setup/check', { code })).body.isInForce;
  expect([await isInForce(codeOf(link)), await isInForce('x'.repeat(43))]).toEqual([true, false]);
  const answers = await Promise.all([
    browser.post('/auth/setup', input(codeOf(link), 'root-1')),
    openBrowser(test).post('/auth/setup', input(codeOf(other), 'root-2')),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  expect(await createSetUpLink(test.app)).toBeUndefined();
  expect(await openBrowser(test).post('/auth/setup', input(codeOf(link), 'root-3'))).toMatchObject({
    status: 409,
    body: { reason: 'ALREADY_SET_UP' },
  });
  const { rows } = await test.app.database.pool.query(
    'select role from accounts."user" order by created_at',
  );
  expect(rows).toEqual([{ role: 'user' }, { role: 'admin' }]);
});

describe('a sign-up', () => {
  it('becomes an account when its address is verified, and not before', async () => {
    const answer = await signUp('Mika');
    expect(answer).toMatchObject({
      status: 202,
      body: { message: expect.stringContaining('mail') },
    });
    const browser = openBrowser(test);
    const tooEarly = await browser.post('/auth/sign-in', { login: 'mika', password: PASSWORD });
    expect(tooEarly.status).toBe(401);
    const code = codeOf(await letterTo(test, 'Mika@example.org', 'Confirm your email address'));
    const made = await browser.post('/auth/verify', { code });
    expect(made).toMatchObject({ status: 201, body: { user: { username: 'Mika' } } });
    expect((await browser.post('/auth/verify', { code })).status).toBe(400);
    const signedIn = await browser.post('/auth/sign-in', { login: 'MIKA', password: PASSWORD });
    expect(signedIn).toMatchObject({
      status: 200,
      body: { user: { username: 'Mika', role: 'user' } },
    });
    const byAddress = { login: 'mika@EXAMPLE.org', password: PASSWORD };
    expect((await openBrowser(test).post('/auth/sign-in', byAddress)).status).toBe(200);
  });

  it('of a known address gets the same answer, and its holder a letter', async () => {
    await test.user('yuki');
    const known = await signUp('somebody', 'YUKI@example.org');
    const unknown = await signUp('somebody', 'nobody-yet@example.org');
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    const letter = await letterTo(test, 'YUKI@example.org', 'You already have an account');
    expect(codeOf(letter)).toBe('');
  });

  it('with a name that somebody has is refused at once, whoever has the address', async () => {
    await test.user('kenta');
    const unknown = await signUp('Kenta', 'kenta-2@example.org');
    expect(unknown).toMatchObject({
      status: 409,
      body: { reason: 'USERNAME_TAKEN', fields: ['username'], username: 'Kenta' },
    });
    const known = await signUp('Kenta', 'kenta@example.org');
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual({ ...unknown.body, requestId: expect.any(String) });
  });

  it('whose name was taken meanwhile is finished with another, by the same link', async () => {
    await signUp('Hana', 'hana-2@example.org');
    const code = codeOf(await letterTo(test, 'hana-2@example.org', 'Confirm your email address'));
    await test.user('hana');
    const browser = openBrowser(test);
    expect(await browser.post('/auth/verify', { code })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', reason: 'USERNAME_TAKEN_MEANWHILE', fields: ['username'] },
    });
    expect(await browser.post('/auth/verify', { code, username: 'hana' })).toMatchObject({
      status: 409,
      body: { reason: 'USERNAME_TAKEN', fields: ['username'] },
    });
    const made = await browser.post('/auth/verify', { code, username: 'Hana2' });
    expect(made).toMatchObject({ status: 201, body: { user: { username: 'Hana2' } } });
  });

  it.each([
    [{ password: 'short' }, 'at least 8'],
    [{ password: 'iloveyou' }, 'too easy to guess'],
    [{ password: 'PASSWORD123' }, 'too easy to guess'],
    [{ username: 'rina-long', password: 'Rina-Long' }, 'username or email address'],
    [{ username: 'admin' }, 'kept for the service'],
    [{ username: 'GraphQL' }, 'kept for the service'],
    [{ username: 'x' }, '2 to 32'],
    [{ username: 'with space' }, '2 to 32'],
    [{ email: 'nowhere' }, 'email'],
    [{ email: 42 }, 'email'],
    [{ password: 'x'.repeat(257) }, 'at most 256'],
  ])('with %j is refused with the reason', async (change, reason) => {
    const answer = await openBrowser(test).post('/auth/sign-up', {
      username: 'rina',
      email: 'rina@example.org',
      password: PASSWORD,
      ...change,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(reason) },
    });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const [field = ''] = Object.keys(change).slice(-1);
    expect(answer.body.fields).toEqual([field]);
    expect(answer.body.errors).toMatchObject([{ field, detail: expect.stringContaining(reason) }]);
  });

  it('sends one mailbox five letters an hour, and says nothing of it', async () => {
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await signUp('flooded'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await expect.poll(async () => (await lettersTo(test, 'flooded@example.org')).length).toBe(5);
  });
});

describe('registration', () => {
  it('can be closed', async () => {
    const closed = await startTestApp({ settings: { REGISTRATION: 'closed' } });
    const { body } = await openBrowser(closed).get('/auth/registration');
    expect(body).toEqual({ registration: 'closed' });
    const input = { username: 'mika', email: 'mika@example.org', password: PASSWORD };
    const answer = await openBrowser(closed).post('/auth/sign-up', input);
    await closed.close();
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('can need an invitation, which makes one account', async () => {
    const invited = await startTestApp({
      settings: { REGISTRATION: 'invite', TRUSTED_PROXIES: '127.0.0.1' },
    });
    const { code: invite, url } = await invited.app.db
      .transaction()
      .execute((tx) => createInvitation(invited.app, tx));
    expect(url).toContain(`/sign-up?code=${invite}`);
    const ask = (username: string, more: object) =>
      openBrowser(invited).post('/auth/sign-up', {
        username,
        email: `${username}@example.org`,
        password: PASSWORD,
        ...more,
      });
    expect((await ask('none', {})).status).toBe(403);
    expect((await ask('wrong', { invite: 'x'.repeat(43) })).status).toBe(403);
    expect((await ask('first', { invite })).status).toBe(202);
    expect((await ask('second', { invite })).status).toBe(202);
    const verify = async (name: string) => {
      const letter = await letterTo(invited, `${name}@example.org`, 'Confirm your email address');
      return (await openBrowser(invited).post('/auth/verify', { code: codeOf(letter) })).status;
    };
    expect(await verify('first')).toBe(201);
    expect(await verify('second')).toBe(400);
    await invited.close();
  });
});

describe('the mailbox of somebody', () => {
  it('still gets the letter its owner asks for after strangers asked for others', async () => {
    await test.user('owner');
    const email = 'owner@example.org';
    for (let count = 0; count < 7; count += 1) await signUp(`stranger${count}`, email);
    expect((await openBrowser(test).post('/auth/forgot-password', { email })).status).toBe(202);
    expect(codeOf(await letterTo(test, email, 'Reset your password'))).not.toBe('');
  });

  it.each(['careful-one', 'careful-one@example.org', 'CAREFUL-ONE'])(
    'gets no password that is its own name or address (%s)',
    async (password) => {
      const name = 'careful-one';
      if (password === name) await test.user(name);
      const email = `${name}@example.org`;
      const browser = openBrowser(test);
      await browser.post('/auth/forgot-password', { email });
      const code = codeOf(await letterTo(test, email, 'Reset your password'));
      expect(await browser.post('/auth/reset-password', { code, password })).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('username or email address') },
      });
    },
  );
});
