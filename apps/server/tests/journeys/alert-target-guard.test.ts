import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#platform/durations.ts';
import { HOSTILE_ADDRESSES } from '#platform/outbound/fixtures/hostile-addresses.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { addAlerts } from '#slices/alerts/commands/add-alerts.ts';
import { tellAlerts } from '#slices/alerts/commands/tell-alerts.ts';
import { testTarget } from '#slices/alerts/commands/test-target.ts';
import { alertsOfAiring, type NearAiring } from '#slices/alerts/rules/alerts-of.ts';
import { makePushBrowser } from '#slices/alerts/targets/fixtures/push-browser.ts';
import { CHAT_KINDS, type ChatKind } from '#slices/alerts/targets/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { airsAt } from '../airs-at.ts';
import { sendAlerts } from '../sending.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let receiver: Receiver;
let animeId: string;
let userId: string;
let count = 0;

beforeAll(async () => {
  receiver = await startReceiver();
  const settings = { TSUZUKI_OUTBOUND_ALLOW: new URL(receiver.url).host };
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings });
  animeId = [...test.app.get(catalogue).all()].find(({ isAdult }) => !isAdult)!.id;
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.requests.length = 0;
  ({ id: userId } = await test.user(`keeper${(count += 1)}`));
  const saved = await asked(
    'mutation ($id: ID!) { saveAnimeListEntry(input: { animeId: $id, status: CURRENT }) { __typename } }',
    { id: animeId },
  );
  expect(saved.errors).toBeUndefined();
});

const asked = async (query: string, variables: object = {}) => {
  const { accessToken: bearer } = await issueBearer(test.app, userId, 'web');
  return test.ask(query, { variables, bearer });
};

const browser = makePushBrowser();

const FIELDS: Readonly<Record<ChatKind, object>> = {
  DISCORD: {},
  GOTIFY: { secret: 'gotify-secret' },
  MATRIX: { channel: '!room:example.org', secret: 'matrix-secret' },
  NTFY: { channel: 'topic', secret: 'ntfy-secret' },
  SLACK: {},
  TELEGRAM: { channel: '-100', secret: '1:telegram-secret' },
  WEB_PUSH: { channel: browser.p256dh, secret: browser.auth },
};

/** Adds a target. @returns its id, or why it is refused */
const add = async (kind: ChatKind, address = `${receiver.url}/push`) => {
  const input = { kind, name: 'x', ...FIELDS[kind], address };
  const { data, errors } = await asked(
    'mutation ($input: AlertTargetInput!) { addAlertTarget(input: $input) { id } }',
    { input },
  );
  return { id: String(data?.addAlertTarget?.id ?? ''), errors: JSON.stringify(errors) };
};

/** What happens to an airing is told, and sent. */
const tell = async (airing: NearAiring, which: 'soon' | 'aired'): Promise<void> => {
  airsAt(test.app, animeId, airing.airingAt);
  const [soon, aired] = alertsOfAiring(airing, test.clock.now());
  const alerts = [which === 'soon' ? soon : aired].flatMap((one) => one ?? []);
  await test.app.db.transaction().execute((tx) => addAlerts(test.app, tx, alerts));
  await tellAlerts(test.app);
  await sendAlerts(test.app);
};

let episode = 0;
const air = (): Promise<void> => {
  const now = new Date(test.clock.nowMs() + MINUTE_MS);
  test.clock.set(now);
  episode += 1;
  return tell({ animeId, airingAt: now.toISOString(), episode, moves: 0 }, 'aired');
};

/** What became of the latest message to each target. */
const faults = async (): Promise<(string | undefined)[]> => {
  const { data } = await asked('{ viewer { alertTargets { deliveries { fault { reason } } } } }');
  return data.viewer.alertTargets.map(({ deliveries }: any) => deliveries[0]?.fault?.reason);
};

/** What becomes of a hostile address in each kind of target: when it is added, tested, and when an episode airs. */
const attack = async (pattern: string): Promise<string[]> => {
  const wrong: string[] = [];
  // The operator allows the port of the receiver at 127.0.0.1.
  const address = pattern.replace('PORT', String(Number(new URL(receiver.url).port) + 1));
  for (const kind of CHAT_KINDS) {
    const { id, errors } = await add(kind, address);
    if (id === '' && !/ALERT_ADDRESS/u.test(errors)) wrong.push(`${kind} ${address}: not added`);
    if (id === '') continue;
    const tried = await testTarget(test.app, { userId, id });
    if (tried.fault !== 'FORBIDDEN') wrong.push(`${kind} ${address}: ${JSON.stringify(tried)}`);
  }
  await test.app.database.pool.query(`update alerts.target set rate_at = 'epoch'`);
  await air();
  for (const reason of await faults())
    if (reason !== 'ALERT_TARGET_NOT_ALLOWED') wrong.push(`${address}, what airs: ${reason}`);
  await test.app.database.pool.query('delete from alerts.target');
  return wrong;
};

it(
  'a hostile address is refused for every kind of target, and neither a test nor an alert calls anybody',
  { timeout: 120_000 },
  async () => {
    const wrong: string[] = [];
    for (const pattern of HOSTILE_ADDRESSES) wrong.push(...(await attack(pattern)));
    expect(wrong).toEqual([]);
    expect(receiver.requests).toEqual([]);
  },
);

it('an address to which nothing can ever be sent is refused when it is added, where the operator does not allow it', async () => {
  for (const kind of CHAT_KINDS) {
    for (const address of ['http://127.0.0.1:1/x', 'https://10.0.0.7/x', 'http://nas.local/x']) {
      const { id, errors } = await add(kind, address);
      expect(id).toBe('');
      expect(errors).toContain('"field":"address","reason":"ALERT_ADDRESS_FORBIDDEN"');
    }
    expect((await add(kind)).id).not.toBe('');
  }
});

it('tests are counted for their owner, whatever becomes of their targets', async () => {
  const testOf = async (id: string) =>
    (await asked('mutation ($id: ID!) { testAlertTarget(id: $id) { state } }', { id })).errors?.[0]
      ?.extensions['reason'];
  const { id } = await add('NTFY', receiver.url);
  expect(await testOf(id)).toBeUndefined();
  for (let tests = 1; tests < 30; tests += 1) expect(await testOf(id)).toBe('ALERT_JUST_TESTED');
  await asked('mutation ($id: ID!) { removeAlertTarget(id: $id) }', { id });
  expect(await testOf((await add('NTFY', receiver.url)).id)).toBe('ALERT_TESTS_EXHAUSTED');
  expect(receiver.requests).toHaveLength(1);
});

it('a browser that is away shows no alert that is no longer news', async () => {
  await asked('mutation { updateAlertSettings(input: { chat: [AIRING_SOON] }) { __typename } }');
  await add('WEB_PUSH');
  const airingAt = new Date(test.clock.nowMs() + 10 * MINUTE_MS).toISOString();
  await tell({ animeId, airingAt, episode: 7, moves: 0 }, 'soon');
  expect(receiver.requests.map(({ headers }) => headers['ttl'])).toEqual(['600']);
});
