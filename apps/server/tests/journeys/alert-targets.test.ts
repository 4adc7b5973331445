import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importJWK, jwtVerify } from 'jose';
import { MINUTE_MS } from '#platform/durations.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { eraseDueAccounts } from '#slices/accounts/commands/delete-account.ts';
import { addAlerts } from '#slices/alerts/commands/add-alerts.ts';
import { sendAlerts } from '../sending.ts';
import { tellAlerts } from '#slices/alerts/commands/tell-alerts.ts';
import { alertsOfAiring } from '#slices/alerts/rules/alerts-of.ts';
import { decryptPush, makePushBrowser } from '#slices/alerts/targets/fixtures/push-browser.ts';
import { CHAT_KINDS, type ChatKind } from '#slices/alerts/targets/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { queuedMail } from '../queued-mail.ts';
import { airsAt } from '../airs-at.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOW = Date.parse('2026-01-15T12:00:00Z');

/** What a stand-in of a chat program received. */
interface Heard {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let test: TestApp;
let animeId: string;
let title: string;
let base: string;
let heard: Heard[] = [];
/** How the stand-in answers. */
let answer: (response: ServerResponse) => void;
let count = 0;
let person: Awaited<ReturnType<typeof personNamed>>;

const browser = makePushBrowser();

/** A body as text; what is for the browser, as it reads it. */
const bodyOf = ({ headers }: IncomingMessage, body: Buffer): string =>
  (headers['content-encoding'] === 'aes128gcm' ? decryptPush(body, browser) : body).toString();

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url: path = '', headers } = request;
    heard.push({ method, path, headers, body: bodyOf(request, Buffer.concat(chunks)) });
    answer(response);
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  base = `http://${host}`;
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    settings: { TSUZUKI_OUTBOUND_ALLOW: host },
  });
  const work = [...test.app.get(catalogue).all()].find(({ isAdult }) => !isAdult)!;
  animeId = work.id;
  title = work.titleRomaji ?? work.titleNative;
});
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  server.close();
});

const personNamed = async (name: string) => {
  const { id } = await test.user(name);
  const answered = async (query: string, variables: object = {}) => {
    const { accessToken: bearer } = await issueBearer(test.app, id, 'web');
    return test.ask(query, { variables, bearer });
  };
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await answered(query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  return { id, ask, answered };
};

beforeEach(async () => {
  test.clock.set(new Date(NOW + (count += 1) * 86_400_000));
  await test.app.database.pool.query('delete from accounts."user"');
  heard = [];
  answer = (response) => void response.writeHead(200).end('{"ok":true}');
  person = await personNamed(`keeper${count}`);
  await person.ask(
    `mutation ($id: ID!) { saveAnimeListEntry(input: { animeId: $id, status: CURRENT }) { __typename } }`,
    { id: animeId },
  );
});

const FIELDS: Readonly<Record<ChatKind, object>> = {
  DISCORD: { address: '/api/webhooks/1/hook-secret' },
  GOTIFY: { address: '', secret: 'gotify-secret' },
  MATRIX: { address: '', channel: '!room:example.org', secret: 'matrix-secret' },
  NTFY: { address: '', channel: 'topic', secret: 'ntfy-secret' },
  SLACK: { address: '/services/T/B/slack-secret' },
  TELEGRAM: { address: '', channel: '-100', secret: '1:telegram-secret' },
  WEB_PUSH: { address: '/push/secret', channel: browser.p256dh, secret: browser.auth },
};

const ADD = 'mutation ($input: AlertTargetInput!) { addAlertTarget(input: $input) { id } }';
const add = async (kind: ChatKind, more: object = {}): Promise<string> => {
  const fields = { ...FIELDS[kind], ...more } as { address: string };
  const address =
    fields.address.startsWith('/') || fields.address === ''
      ? base + fields.address
      : fields.address;
  const input = { kind, name: `my ${kind}`, ...fields, address };
  return (await person.ask(ADD, { input })).addAlertTarget.id;
};

interface Seen {
  disabledAt: string | null;
  failures: number;
  deliveries: {
    state: string;
    attempts: number;
    status: number | null;
    fault: any;
    nextTryAt: string | null;
  }[];
}
const targets = async (): Promise<Seen[]> => {
  const { viewer } = await person.ask(
    `{ viewer { alertTargets { id disabledAt failures isPaused deliveries {
      kind state attempts status nextTryAt fault { reason message } } } } }`,
  );
  return viewer.alertTargets;
};
const latest = async () => (await targets())[0]?.deliveries[0];

const later = (minutes: number) =>
  test.clock.set(new Date(test.clock.now().getTime() + minutes * MINUTE_MS));

let episode = 0;
/** An episode that airs now is told, and sent. */
const air = async (): Promise<void> => {
  later(1);
  const now = test.clock.now();
  episode += 1;
  const airing = { animeId, airingAt: now.toISOString(), episode, moves: 0 };
  airsAt(test.app, animeId, airing.airingAt);
  await test.app.db
    .transaction()
    .execute((tx) => addAlerts(test.app, tx, alertsOfAiring(airing, now)));
  await tellAlerts(test.app);
  await sendAlerts(test.app);
};
const settle = (input: object) =>
  person.ask(
    'mutation ($input: AlertSettingsInput!) { updateAlertSettings(input: $input) { __typename } }',
    { input },
  );

describe.each(CHAT_KINDS)('%s', (kind) => {
  it('gets a test, and what happens, once, even with two workers', async () => {
    const id = await add(kind);
    const { testAlertTarget } = await person.ask(
      'mutation ($id: ID!) { testAlertTarget(id: $id) { state kind status } }',
      { id },
    );
    expect(testAlertTarget).toEqual({ state: 'SENT', kind: null, status: 200 });
    await air();
    await Promise.all([sendAlerts(test.app), sendAlerts(test.app)]);
    expect(heard).toHaveLength(2);
    expect(heard[1]?.body).toContain(title.slice(0, 12));
    expect(heard[1]?.body).toContain(`Episode ${episode} aired`);
    expect(await latest()).toMatchObject({ state: 'SENT', attempts: 1, status: 200 });
    const stored = await test.app.database.pool.query('select t::text as row from alerts.target t');
    expect(stored.rows[0].row).not.toMatch(/secret/u);
  });
});

describe('a message', () => {
  it('that is not accepted is tried again with its id, and the log says why', async () => {
    await add('MATRIX');
    answer = (response) => void response.writeHead(500).end('broken');
    await air();
    expect(await latest()).toMatchObject({
      state: 'WAITING',
      attempts: 1,
      status: 500,
      fault: { reason: 'ALERT_TARGET_REJECTED' },
    });
    await sendAlerts(test.app);
    expect(heard).toHaveLength(1);
    answer = (response) => void response.writeHead(200).end('{}');
    later(1);
    await sendAlerts(test.app);
    expect(await latest()).toMatchObject({ state: 'SENT', attempts: 2, fault: null });
    expect(new Set(heard.map(({ path }) => path)).size).toBe(1);
  });

  it('waits as long as the target asks', async () => {
    await add('DISCORD');
    answer = (response) => void response.writeHead(429, { 'retry-after': '120' }).end();
    await air();
    const wait = Date.parse((await latest())?.nextTryAt ?? '') - test.clock.now().getTime();
    expect(wait).toBe(120_000);
    expect((await targets())[0]?.failures).toBe(0);
    answer = (response) => void response.writeHead(204).end();
    await air();
    expect(heard).toHaveLength(1);
    later(1);
    await sendAlerts(test.app);
    expect(heard).toHaveLength(3);
  });

  it.each([
    [
      'sends a gigabyte',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'content-length': '1000000000' }).write('x'),
    ],
    ['drips', (response: ServerResponse) => void response.writeHead(200).write('x')],
    ['answers with HTML', (response: ServerResponse) => void response.writeHead(200).end('<html>')],
  ])('is sent although the target %s', async (_name, answering) => {
    await add('GOTIFY');
    answer = answering;
    await air();
    expect(await latest()).toMatchObject({ state: 'SENT' });
  });

  it('fails if the target closes in the middle, or redirects, which is not followed', async () => {
    await add('SLACK');
    answer = (response) => void response.destroy();
    await air();
    expect(await latest()).toMatchObject({
      state: 'WAITING',
      fault: { reason: 'ALERT_TARGET_UNREACHABLE' },
    });
    answer = (response) =>
      void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    later(1);
    await sendAlerts(test.app);
    expect(await latest()).toMatchObject({ fault: { reason: 'ALERT_TARGET_MOVED' } });
    expect(heard).toHaveLength(2);
  });

  it('waits for the end of quiet hours; that an episode airs soon does not', async () => {
    await person.ask(
      'mutation { updatePreferences(input: { timeZone: "Asia/Tokyo" }) { __typename } }',
    );
    await settle({
      quietFrom: '20:00',
      quietUntil: '23:30',
      chat: ['EPISODE_AIRED', 'AIRING_SOON'],
    });
    await add('NTFY');
    // 21:00 in Tokyo.
    await air();
    const now = test.clock.now();
    const soon = {
      animeId,
      airingAt: new Date(now.getTime() + 10 * MINUTE_MS).toISOString(),
      episode: 99,
      moves: 0,
    };
    await test.app.db
      .transaction()
      .execute((tx) => addAlerts(test.app, tx, alertsOfAiring(soon, now).slice(0, 1)));
    await tellAlerts(test.app);
    await sendAlerts(test.app);
    expect(heard).toEqual([]);
    const log = (await targets())[0]?.deliveries.map(({ state }) => state);
    expect(log?.toSorted()).toEqual(['SKIPPED', 'WAITING']);
    later(148);
    await sendAlerts(test.app);
    expect(heard).toEqual([]);
    later(1);
    await sendAlerts(test.app);
    expect(heard).toHaveLength(1);
  });

  it('about a private entry is sent only if its owner allows it', async () => {
    await person.ask(
      `mutation ($id: ID!) { saveAnimeListEntry(input: { animeId: $id, visibility: PRIVATE }) { __typename } }`,
      { id: animeId },
    );
    await add('NTFY');
    await air();
    expect(heard).toEqual([]);
    await settle({ sendsPrivate: true });
    await air();
    expect(heard).toHaveLength(1);
  });

  it('is not sent to a paused target, and not later', async () => {
    const id = await add('NTFY');
    const pause =
      'mutation ($id: ID!, $is: Boolean!) { updateAlertTarget(id: $id, isPaused: $is) { isPaused } }';
    await person.ask(pause, { id, is: true });
    await air();
    await person.ask(pause, { id, is: false });
    later(10);
    await sendAlerts(test.app);
    expect(heard).toEqual([]);
  });
});

describe('a target', () => {
  it('that is gone is turned off with a notice, and on again by a test that arrives', async () => {
    const id = await add('DISCORD');
    answer = (response) => void response.writeHead(404).end();
    for (let tries = 0; tries < 3; tries += 1) {
      await air();
      later(1);
    }
    expect((await targets())[0]?.disabledAt).not.toBeNull();
    const inbox = '{ viewer { notices(first: 20) { nodes { kind subject } } } }';
    const kinds = async () =>
      (await person.ask(inbox)).viewer.notices.nodes.map(({ kind }: any) => kind);
    expect(await kinds()).toContain('ALERT_TARGET_OFF');
    const before = heard.length;
    await air();
    expect(heard).toHaveLength(before);
    answer = (response) => void response.writeHead(204).end();
    await person.ask('mutation ($id: ID!) { testAlertTarget(id: $id) { state } }', { id });
    expect((await targets())[0]?.disabledAt).toBeNull();
    expect(await kinds()).not.toContain('ALERT_TARGET_OFF');
  });

  it('that fails for days is turned off, with a letter before and one at the end', async () => {
    await add('GOTIFY');
    answer = (response) => void response.writeHead(502).end();
    const before = await queuedMail(test);
    const failFor = async (hours: number): Promise<void> => {
      for (let passed = 0; passed < hours; passed += 8) {
        // The limit of messages a second follows real time.
        await test.app.database.pool.query(`update alerts.target set rate_at = 'epoch'`);
        await air();
        later(8 * 60);
      }
    };
    await failFor(32);
    expect(await queuedMail(test)).toBe(before + 1);
    await failFor(48);
    expect(await queuedMail(test)).toBe(before + 2);
    expect((await targets())[0]?.disabledAt).not.toBeNull();
  });

  it('is one of ten at most, and nobody else’s', async () => {
    for (let each = 0; each < 10; each += 1) await add('NTFY');
    const input = { kind: 'NTFY', name: 'one too many', channel: 'topic' };
    const { errors } = await person.answered(ADD, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ reason: 'ALERT_TOO_MANY_TARGETS' });
    const { viewer } = await person.ask('{ viewer { alertTargets { id } } }');
    const id = viewer.alertTargets[0].id;
    const other = await personNamed(`other${count}`);
    for (const act of [
      'removeAlertTarget(id: $id)',
      'testAlertTarget(id: $id) { id }',
      'updateAlertTarget(id: $id, name: "x") { id }',
    ]) {
      const refused = await other.answered(`mutation ($id: ID!) { ${act} }`, { id });
      expect(refused.errors?.[0]?.extensions).toMatchObject({ reason: 'ALERT_TARGET_NOT_FOUND' });
    }
  });

  it('says all that is wrong of it at once', async () => {
    const input = { kind: 'GOTIFY', name: ' ', address: 'ftp://x', secret: '' };
    const { errors } = await person.answered(ADD, { input });
    const faults = (errors![0]!.extensions as any).errors.map(({ field, reason }: any) => [
      field,
      reason,
    ]);
    expect(Object.fromEntries(faults)).toEqual({
      name: 'ALERT_NAME_MISSING',
      address: 'ALERT_ADDRESS_INVALID',
      secret: 'ALERT_SECRET_MISSING',
    });
  });

  it('goes with its account', async () => {
    await add('NTFY');
    await air();
    await test.app.db
      .updateTable('accounts.user')
      .set({ deletion_due_at: test.clock.now() })
      .execute();
    await eraseDueAccounts(test.app);
    const { rows } = await test.app.database.pool.query(
      `select (select count(*)::int from alerts.target) + (select count(*)::int from alerts.delivery)
        + (select count(*)::int from alerts.setting) as n`,
    );
    expect(rows[0].n).toBe(0);
  });
});

describe('a browser', () => {
  const TEST = 'mutation ($id: ID!) { testAlertTarget(id: $id) { state status fault { reason } } }';

  it('gets messages that name this server by the key with which it subscribed', async () => {
    const { viewer } = await person.ask('{ viewer { alertPushKey } }');
    const key = Buffer.from(viewer.alertPushKey, 'base64url');
    const id = await add('WEB_PUSH');
    expect((await person.ask(TEST, { id })).testAlertTarget).toMatchObject({ state: 'SENT' });
    const { headers, path } = heard[0]!;
    expect([path, headers['content-encoding'], headers['ttl']]).toEqual([
      '/push/secret',
      'aes128gcm',
      '900',
    ]);
    const [, token = '', shown] =
      /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/u.exec(headers.authorization ?? '') ?? [];
    expect(shown).toBe(viewer.alertPushKey);
    const [x, y] = [key.subarray(1, 33), key.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256');
    const currentDate = test.clock.now();
    const { payload } = await jwtVerify(token, jwk, { audience: base, currentDate });
    expect(payload.sub).toMatch(/^(?:mailto|https):/u);
    expect(payload.exp! * 1_000 - currentDate.getTime()).toBeLessThanOrEqual(86_400_000);
  });

  it.each([404, 410])(
    'that ended its subscription is removed after a %i, without a notice',
    async (status) => {
      await add('WEB_PUSH');
      answer = (response) => void response.writeHead(status).end();
      await air();
      expect(await targets()).toEqual([]);
      const { viewer } = await person.ask('{ viewer { notices(first: 5) { nodes { kind } } } }');
      expect(JSON.stringify(viewer)).not.toContain('ALERT_TARGET_OFF');
      const { errors } = await person.answered(TEST, { id: await add('WEB_PUSH') });
      expect(errors?.[0]?.extensions).toMatchObject({ reason: 'ALERT_SUBSCRIPTION_ENDED' });
    },
  );

  it('is one target, of whoever turned it on last', async () => {
    await add('WEB_PUSH');
    await add('WEB_PUSH');
    expect(await targets()).toHaveLength(1);
    const other = await personNamed(`shared${count}`);
    const input = {
      kind: 'WEB_PUSH',
      name: 'x',
      ...FIELDS.WEB_PUSH,
      address: `${base}/push/secret`,
    };
    await other.ask(ADD, { input });
    expect(await targets()).toEqual([]);
    const hash = createHash('sha256').update(input.address).digest('hex');
    const { viewer } = await other.ask('{ viewer { alertTargets { endpointHash } } }');
    expect(viewer.alertTargets).toEqual([{ endpointHash: hash }]);
  });

  it('needs keys that are some', async () => {
    const input = {
      kind: 'WEB_PUSH',
      name: 'x',
      address: `${base}/push`,
      channel: 'AAAA',
      secret: 'x',
    };
    const { errors } = await person.answered(ADD, { input });
    expect(JSON.stringify(errors)).toContain('ALERT_SUBSCRIPTION_INVALID');
  });
});
