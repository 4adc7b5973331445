import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldUse } from '#slices/access/jobs.ts';
import { removeApp } from '#slices/compat/commands/register-app.ts';
import { askAniList } from '../anilist-client.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { succeed } from '../secret-maker.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const HOST = 'anilist.example.org';
const FRIEREN = 154587;
const REDIRECT = 'reader://signed-in';

let test: TestApp;
let mika: Browser;
let userId: string;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    settings: { ANILIST_HOST: HOST },
  });
  ({ id: userId, bearer } = await test.user('mika'));
  mika = openBrowser(test);
  await succeed(mika.post('/auth/sign-in', { login: 'mika', password: 'a long password' }));
});
afterAll(() => test.close());

const register = async (more: object) =>
  succeed(mika.post('/account/apps', { name: 'Reader', ...more }));

const answer = async (query: Record<string, string>, decision = 'allow', browser = mika) =>
  browser.post(`/account/app-authorization?${new URLSearchParams(query).toString()}`, {
    decision,
    username: 'mika',
  });

/** Sends a request to the host of its own, as an app does whose address of AniList leads here. */
const onHost = (
  path: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<{ status: number; location: string | undefined; json: any }>((resolve, reject) => {
    const sent = request(
      `${test.url}${path}`,
      { method: body === undefined ? 'GET' : 'POST', headers: { host: HOST, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (part) => (text += part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            json: text.startsWith('{') ? JSON.parse(text) : text,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const JSON_TYPE = { 'content-type': 'application/json' };

/** A whole journey over the host: sign in, read, save and delete. */
const useList = async (token: string): Promise<void> => {
  const ask = async (query: string) => {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
    const { status, json } = await onHost('/', { body: JSON.stringify({ query }), headers });
    expect([status, json.errors]).toEqual([200, undefined]);
    return json.data;
  };
  const { Viewer } = await ask('{ Viewer { id name } }');
  expect(Viewer.name).toBe('mika');
  const [, claims = ''] = token.split('.');
  const { sub, exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect([sub, exp - iat]).toEqual([String(Viewer.id), 365 * 86_400]);
  const saved = await ask(
    `mutation { SaveMediaListEntry(mediaId: ${FRIEREN}, status: CURRENT, progress: 1) { id } }`,
  );
  const lists = `{ MediaListCollection(userId: ${Viewer.id}, type: ANIME) { lists { entries { id } } } }`;
  const { MediaListCollection } = await ask(lists);
  expect(MediaListCollection.lists[0].entries).toEqual([{ id: saved.SaveMediaListEntry.id }]);
  await ask(`mutation { DeleteMediaListEntry(id: ${saved.SaveMediaListEntry.id}) { deleted } }`);
};

const exchange = (fields: Record<string, unknown>) =>
  onHost('/api/v2/oauth/token', {
    body: JSON.stringify({ grant_type: 'authorization_code', ...fields }),
    headers: JSON_TYPE,
  });

const waiting = async (): Promise<number> => {
  const { rows } = await test.app.database.pool.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
};

describe('an app', () => {
  it('signs in by the implicit flow, and is revoked at once', async () => {
    await register({ clientId: 11, redirectUri: REDIRECT });
    const opened = await onHost('/api/v2/oauth/authorize?client_id=11&response_type=token');
    expect(opened.status).toBe(302);
    expect(new URL(opened.location ?? '').pathname).toBe('/oauth/apps');
    const { redirectTo } = await succeed(
      answer({ client_id: '11', response_type: 'token', state: 'xyz' }),
    );
    const [address, fragment] = redirectTo.split('#');
    const given = new URLSearchParams(fragment);
    expect([address, given.get('state'), given.get('expires_in')]).toEqual([
      REDIRECT,
      'xyz',
      '31536000',
    ]);
    const token = given.get('access_token') ?? '';
    await useList(token);
    const changes = '{ viewer { changes(first: 2) { nodes { client { kind name } } } } }';
    const { data } = await test.ask(changes, { bearer });
    const client = { kind: 'APP', name: 'Reader' };
    expect(data.viewer.changes.nodes).toEqual([{ client }, { client }]);
    const { tokens } = await succeed(mika.get('/account/apps'));
    expect(tokens).toHaveLength(1);
    await succeed(mika.delete(`/account/app-tokens/${tokens[0].id}`));
    const { status } = await askAniList(test, '{ Viewer { id } }', { token });
    expect(status).toBe(401);
  });

  it('signs in by a code, with the secret it has built in, as JSON or as a form', async () => {
    const secret = 'a-secret-that-the-app-has-built-in';
    const redirectUri = 'https://app.example.org/callback';
    await register({ clientId: 12, redirectUri, secret });
    const codeOf = async () => {
      const query = { client_id: '12', response_type: 'code', redirect_uri: redirectUri };
      const { redirectTo } = await succeed(answer(query));
      expect(redirectTo.startsWith(`${redirectUri}?`)).toBe(true);
      return new URL(redirectTo).searchParams.get('code') ?? '';
    };
    const fields = { client_id: '12', client_secret: secret, redirect_uri: redirectUri };
    const first = await exchange({ ...fields, code: await codeOf() });
    expect(first.json).toMatchObject({ token_type: 'Bearer', expires_in: 31536000 });
    await useList(first.json.access_token);
    const form = new URLSearchParams({ ...fields, code: await codeOf() }).toString();
    const second = await onHost('/api/v2/oauth/token', {
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(second.json.access_token).toMatch(/^[\w-]+\.[\w-]+\.svc_app_/u);
  });

  it('gets nothing with a wrong secret, id or address, an old code or a used one', async () => {
    const { secret } = await register({ clientId: 13, redirectUri: REDIRECT });
    const codeOf = async () => {
      const { redirectTo } = await succeed(answer({ client_id: '13', response_type: 'code' }));
      return new URL(redirectTo).searchParams.get('code') ?? '';
    };
    const right = { client_id: 13, client_secret: secret, redirect_uri: REDIRECT };
    for (const wrong of [
      { client_secret: 'x'.repeat(40) },
      { client_id: 12 },
      { redirect_uri: 'reader://elsewhere' },
      { code: 'svc_appcode_nothing' },
    ]) {
      const { status, json } = await exchange({ ...right, code: await codeOf(), ...wrong });
      expect([status, json.error]).toEqual([400, 'invalid_grant']);
    }
    const old = await codeOf();
    const now = test.clock.now();
    test.clock.set(new Date(now.getTime() + 10 * 60_000));
    expect((await exchange({ ...right, code: old })).status).toBe(400);
    test.clock.set(now);
    const code = await codeOf();
    const { json } = await exchange({ ...right, code });
    expect((await exchange({ ...right, code })).json.error).toBe('invalid_grant');
    const { status } = await askAniList(test, '{ Viewer { id } }', { token: json.access_token });
    expect(status).toBe(401);
  });

  it('that has no address gets its token from our page', async () => {
    await register({ clientId: 14 });
    const { shown } = await succeed(answer({ client_id: '14', response_type: 'token' }));
    await useList(shown.access_token);
    const pin = `https://${HOST}/api/v2/oauth/pin`;
    const again = await succeed(
      answer({ client_id: '14', response_type: 'code', redirect_uri: pin }),
    );
    expect(again.shown.code).toMatch(/^svc_appcode_/u);
    expect((await succeed(answer({ client_id: '14' }, 'deny'))).shown).toEqual({
      error: 'access_denied',
    });
  });

  it('loses its access when it is removed', async () => {
    const { id } = await register({ clientId: 15 });
    const { shown } = await succeed(answer({ client_id: '15', response_type: 'token' }));
    await succeed(mika.delete(`/account/apps/${id}`));
    const { status } = await askAniList(test, '{ Viewer { id } }', { token: shown.access_token });
    expect(status).toBe(401);
  });

  it.each([
    ['token', 18],
    ['code', 19],
  ])(
    'gets no %s while it is being removed',
    async (responseType, clientId) => {
      const { id } = await register({ clientId });
      const held = Promise.withResolvers<void>();
      const removed = Promise.withResolvers<void>();
      const visitor = {
        actor: { kind: 'user' as const },
        address: '127.0.0.1',
        userAgent: '',
        requestId: 'x',
      };
      const removal = test.app.db.transaction().execute(async (tx) => {
        await removeApp(test.app, tx, { userId, visitor }, id);
        removed.resolve();
        await held.promise;
      });
      await removed.promise;
      const asked = answer({ client_id: String(clientId), response_type: responseType });
      await expect.poll(waiting).toBeGreaterThan(0);
      held.resolve();
      await removal;
      const refused = await asked;
      expect([refused.status, refused.body.reason]).toEqual([404, 'APP_NOT_REGISTERED']);
      const { tokens } = await succeed(mika.get('/account/apps'));
      expect(tokens.filter((token: any) => token.appId === id)).toEqual([]);
    },
    20_000,
  );

  it('keeps its ten newest tokens', async () => {
    const { id } = await register({ clientId: 16 });
    for (let time = 0; time < 11; time += 1)
      await succeed(answer({ client_id: '16', response_type: 'token' }));
    const { tokens } = await succeed(mika.get('/account/apps'));
    expect(tokens.filter((token: any) => token.appId === id)).toHaveLength(10);
    const kept = async () => {
      const { rows } = await test.app.database.pool.query(
        'select from access.key where app_id = $1',
        [id],
      );
      return rows.length;
    };
    expect(await kept()).toBe(11);
    const now = test.clock.now();
    test.clock.set(new Date(now.getTime() + 31 * 86_400_000));
    await forgetOldUse.run(test.app, {});
    test.clock.set(now);
    expect(await kept()).toBe(10);
  });

  it('may not do more than change lists, and how they are shown', async () => {
    await register({ clientId: 17 });
    const { shown } = await succeed(answer({ client_id: '17', response_type: 'token' }));
    const bearer = shown.access_token;
    const profile = await test.ask('{ viewer { preferences { bio } } }', { bearer });
    expect(profile.errors?.[0]?.extensions.reason).toBe('SCOPE_MISSING');
    const about = await askAniList(test, 'mutation { UpdateUser(about: "x") { id } }', {
      token: bearer,
    });
    expect(about.status).toBe(403);
    const update = 'mutation { UpdateUser(scoreFormat: POINT_5, titleLanguage: NATIVE) { id } }';
    expect((await askAniList(test, update, { token: bearer })).errors).toBeUndefined();
  });
});

describe('what is refused', () => {
  it.each<[string, Record<string, string>, number, string | undefined]>([
    ['an app that is not registered', { client_id: '99' }, 404, 'APP_NOT_REGISTERED'],
    [
      'an address that is not registered',
      { client_id: '11', redirect_uri: 'https://evil.example.org' },
      400,
      'APP_REDIRECT_OTHER',
    ],
    ['another kind of answer', { client_id: '11', response_type: 'id_token' }, 400, undefined],
    ['no app', {}, 400, undefined],
  ])('%s', async (_what, query, status, reason) => {
    const refused = await answer(query);
    expect(refused.status).toBe(status);
    if (reason) expect(refused.body.reason).toBe(reason);
  });

  it('an app of somebody else', async () => {
    await test.user('rin');
    const rin = openBrowser(test);
    await succeed(rin.post('/auth/sign-in', { login: 'rin', password: 'a long password' }));
    expect((await answer({ client_id: '11' }, 'allow', rin)).status).toBe(404);
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['https://a.example/#token'],
    ['not an address'],
  ])('the address %s', async (redirectUri) => {
    const refused = await mika.post('/account/apps', { name: 'x', redirectUri });
    expect(refused.status).toBe(400);
  });

  it('an id that is taken, and more than twenty apps', async () => {
    expect((await mika.post('/account/apps', { name: 'x', clientId: 11 })).status).toBe(409);
    let last = 201;
    for (let app = 0; app < 20 && last === 201; app += 1)
      last = (await mika.post('/account/apps', { name: `app ${app}` })).status;
    expect(last).toBe(409);
  });
});

it('answers there also under its own address, as the page of its explorer asks', async () => {
  const body = JSON.stringify({ query: '{ GenreCollection }' });
  for (const path of ['/', '/compat/anilist', '/graphql']) {
    expect((await onHost(path, { body, headers: JSON_TYPE })).status).toBe(200);
  }
});

it('shows our pages for those of AniList on its host', async () => {
  const location = async (path: string) =>
    new URL((await onHost(path)).location ?? 'about:blank').pathname;
  expect(await location(`/anime/${FRIEREN}/Sousou-no-Frieren`)).toMatch(/^\/anime\/[\w-]{36}$/u);
  expect(await location('/user/mika')).toBe('/user/mika');
  expect(await location('/nowhere')).toBe('/');
});
