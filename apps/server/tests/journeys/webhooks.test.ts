import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_KEYS } from '@tsuzuki/contract/services';
import { WEBHOOK_EXAMPLES } from '@tsuzuki/contract/webhooks';
import { createKey } from '#slices/access/index.ts';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { sendWebhooks } from '../sending.ts';
import { signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { giveTier, releaseChapter, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let receiver: Receiver;
let owner: { id: string; bearer: string };
let mangaId: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: TO_THIS_MACHINE });
  receiver = await startReceiver();
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});
beforeEach(async () => {
  await sql`delete from webhooks.endpoint`.execute(test.app.db);
  receiver.requests.length = 0;
  owner = await webhookOwner(test, `owner${(count += 1)}`);
});

const ask = async (query: string, bearer = owner.bearer) => {
  const { data, errors } = await test.ask(query, { bearer });
  const extensions: { code: string; reason?: string } | undefined = errors?.[0]?.extensions;
  return { data, reason: extensions?.reason };
};

const create = async (input = '', bearer = owner.bearer) => {
  const { data, reason } = await ask(
    `mutation { createWebhookEndpoint(input: { url: "${receiver.url}", eventTypes: [CHAPTER_RELEASED] ${input} }) { secret endpoint { id state } } }`,
    bearer,
  );
  return {
    ...data?.createWebhookEndpoint?.endpoint,
    secret: data?.createWebhookEndpoint?.secret,
    reason,
  };
};

const keyOf = async (scopes: Scope[]): Promise<string> => {
  const { key } = await test.app.db
    .transaction()
    .execute((tx) => createKey(test.app, tx, { userId: owner.id, scopes }));
  return key;
};

const verifies = (secret: string, index = -1): boolean => {
  const { headers, body } = receiver.requests.at(index) ?? { headers: {}, body: '' };
  const realNow = Date.now;
  Date.now = () => test.clock.nowMs();
  try {
    return Boolean(new Webhook(secret).verify(body, headers as Record<string, string>));
  } catch {
    return false;
  } finally {
    Date.now = realNow;
  }
};

describe('the API', () => {
  it('creates an endpoint that is active once it answered, and shows its secret once', async () => {
    const made = await create();
    expect(made).toMatchObject({
      state: 'PENDING',
      secret: expect.stringMatching(/^whsec_.{44}$/u),
    });
    await sendWebhooks(test.app);
    const { data } = await ask(
      `{ viewer { webhookEndpoint(id: "${made.id}") { state deliveries { nodes { type state status attempts { status requestHeaders { name } } } } } } }`,
    );
    expect(data.viewer.webhookEndpoint).toMatchObject({
      state: 'ACTIVE',
      deliveries: { nodes: [{ type: 'WEBHOOK_PING', state: 'DELIVERED', status: 204 }] },
    });
    expect(JSON.stringify(data)).not.toContain(made.secret);
    expect(verifies(made.secret)).toBe(true);
  });

  it('refuses accounts without a paid tier, an eleventh endpoint, and what is wrong with an input', async () => {
    const { bearer } = await test.user(`free${count}`);
    expect((await create('', bearer)).reason).toBe('WEBHOOKS_NEED_PAID_TIER');
    for (let index = 0; index < 10; index += 1) await create();
    expect((await create()).reason).toBe('WEBHOOKS_EXHAUSTED');
    await sql`delete from webhooks.endpoint`.execute(test.app.db);
    const faults = {
      'regions: ["Japan"]': 'WEBHOOK_REGION_INVALID',
      'ratePerSecond: 51': 'WEBHOOK_RATE_INVALID',
      'ratePerSecond: 0': 'WEBHOOK_RATE_INVALID',
      'animeIds: ["frieren"]': 'WEBHOOK_WORK_INVALID',
      'headers: [{ name: "Host", value: "x" }]': 'WEBHOOK_HEADER_INVALID',
      'headers: [{ name: "X-A", value: "a\\r\\nb: c" }]': 'WEBHOOK_HEADER_VALUE_INVALID',
      'schemaVersion: "2020-01-01"': 'WEBHOOK_VERSION_UNKNOWN',
      'services: ["a b"]': 'WEBHOOK_SERVICE_INVALID',
      'services: ["crunchyrol"]': 'WEBHOOK_SERVICE_UNKNOWN',
    };
    const found: Record<string, unknown> = {};
    for (const input of Object.keys(faults)) {
      const { data, errors } = await test.ask(
        `mutation { createWebhookEndpoint(input: { url: "${receiver.url}", eventTypes: [CHAPTER_RELEASED] ${input} }) { secret } }`,
        { bearer: owner.bearer },
      );
      expect(data?.createWebhookEndpoint).toBeNull();
      const extensions: { code: string; errors?: { reason: string }[] } | undefined =
        errors?.[0]?.extensions;
      found[input] = extensions?.errors?.[0]?.reason;
    }
    expect(found).toEqual(faults);
  });

  it('takes services in any letters, and offers them as the catalogue writes them', async () => {
    const { id } = await create('services: ["CRUNCHYROLL", "Netflix"]');
    const { data } = await ask(`{ viewer { webhookEndpoint(id: "${id}") { services } } }`);
    expect(data.viewer.webhookEndpoint.services).toEqual(['crunchyroll', 'netflix']);
    const { service } = WEBHOOK_EXAMPLES['streaming.available'].offer;
    expect(SERVICE_KEYS.has(service)).toBe(true);
  });

  it('lets API keys do everything but see a secret', async () => {
    const { id } = await create();
    await sendWebhooks(test.app);
    const key = await keyOf(['read:public', 'webhooks:manage']);
    expect((await create('', key)).reason).toBe('WEBHOOK_SECRETS_NEED_SIGN_IN');
    expect(
      (await ask(`mutation { rotateWebhookSecret(id: "${id}") { secret } }`, key)).reason,
    ).toBe('WEBHOOK_SECRETS_NEED_SIGN_IN');
    const { data } = await ask(
      `mutation { pauseWebhookEndpoint(id: "${id}") { state } expireOldWebhookSecret(id: "${id}") { state } }`,
      key,
    );
    const paused = { state: 'PAUSED' };
    expect(data).toEqual({ pauseWebhookEndpoint: paused, expireOldWebhookSecret: paused });
    const reader = await keyOf(['read:public']);
    expect(
      (await ask(`mutation { resumeWebhookEndpoint(id: "${id}") { state } }`, reader)).reason,
    ).toBe('SCOPE_MISSING');
    expect((await ask('{ viewer { webhookEndpoints { id } } }', reader)).reason).toBe(
      'SCOPE_MISSING',
    );
  });

  it('shows and gives nobody what belongs to somebody else', async () => {
    const { id } = await create();
    await sendWebhooks(test.app);
    await releaseChapter(test, mangaId);
    const { data: own } = await ask(
      `{ viewer { webhookEndpoint(id: "${id}") { deliveries { nodes { id } } } } }`,
    );
    const delivery = own.viewer.webhookEndpoint.deliveries.nodes[0].id;
    const other = await webhookOwner(test, `other${count}`);
    const nobody = '01900000-0000-7000-8000-00000000ffff';
    const answer = async (of: string, sent: string) => ({
      fields: await Promise.all(
        [
          `mutation { deleteWebhookEndpoint(id: "${of}") }`,
          `mutation { expireOldWebhookSecret(id: "${of}") { id } }`,
          `mutation { pauseWebhookEndpoint(id: "${of}") { id } }`,
          `mutation { pingWebhookEndpoint(id: "${of}") { id } }`,
          `mutation { replayWebhookEvents(id: "${of}", since: "2026-01-10T00:00:00Z") }`,
          `mutation { resendWebhookDelivery(id: "${sent}") { id } }`,
          `mutation { resumeWebhookEndpoint(id: "${of}") { id } }`,
          `mutation { rotateWebhookSecret(id: "${of}") { secret } }`,
          `mutation { sendTestWebhook(id: "${of}", type: CHAPTER_RELEASED) { id } }`,
          `mutation { updateWebhookEndpoint(id: "${of}", input: { onlyMyList: true }) { id } }`,
          `{ viewer { webhookEndpoint(id: "${of}") { id } webhookDelivery(id: "${sent}") { id } } }`,
          `{ node(id: "${of}") { id } nodes(ids: ["${sent}"]) { id } }`,
        ].map((query) => ask(query, other.bearer)),
      ),
    });
    const theirs = await answer(id, delivery);
    expect(theirs).toEqual(await answer(nobody, nobody));
    expect(JSON.stringify(theirs)).not.toContain(id);
    const { data } = await ask(`{ viewer { webhookEndpoint(id: "${id}") { state } } }`);
    expect(data.viewer.webhookEndpoint.state).toBe('ACTIVE');
  });

  it.each([500, 410])(
    'sends a test of each type, which counts for nothing, even if answered with %d',
    async (status) => {
      const { id } = await create();
      await sendWebhooks(test.app);
      receiver.answer = (_request, response) => response.writeHead(status).end();
      for (const type of [
        'EPISODE_AIRING',
        'CHAPTER_RELEASED',
        'MOVIE_RELEASE_DATE',
        'STREAMING_AVAILABLE',
      ])
        await ask(`mutation { sendTestWebhook(id: "${id}", type: ${type}) { id } }`);
      await sendWebhooks(test.app);
      receiver.answer = (_request, response) => response.writeHead(204).end();
      const bodies = receiver.requests.slice(1).map(({ body }) => JSON.parse(body));
      expect(bodies.map(({ type, test: isTest }) => `${type} ${isTest}`).toSorted()).toEqual([
        'chapter.released true',
        'episode.airing true',
        'movie.release_date true',
        'streaming.available true',
      ]);
      const { data } = await ask(
        `{ viewer { webhookEndpoint(id: "${id}") { state failingSince health { failed } } } }`,
      );
      expect(data.viewer.webhookEndpoint).toEqual({
        state: 'ACTIVE',
        failingSince: null,
        health: { failed: 0 },
      });
    },
  );

  it('tells one that waits for an answer to a ping apart from one that is paused', async () => {
    const { id } = await create();
    const sendTest = `mutation { sendTestWebhook(id: "${id}", type: CHAPTER_RELEASED) { id } }`;
    expect((await ask(sendTest)).reason).toBe('WEBHOOK_PENDING');
    await ask(`mutation { pauseWebhookEndpoint(id: "${id}") { id } }`);
    expect((await ask(sendTest)).reason).toBe('WEBHOOK_NOT_ACTIVE');
    await ask(`mutation { resumeWebhookEndpoint(id: "${id}") { id } }`);
    await sendWebhooks(test.app);
    expect((await ask(sendTest)).reason).toBeUndefined();
  });

  it('asks an endpoint again when its URL changes', async () => {
    const { id } = await create();
    await sendWebhooks(test.app);
    const { data } = await ask(
      `mutation { updateWebhookEndpoint(id: "${id}", input: { url: "${receiver.url}/moved" }) { state url } }`,
    );
    expect(data.updateWebhookEndpoint).toEqual({ state: 'PENDING', url: `${receiver.url}/moved` });
    await releaseChapter(test, mangaId);
    await sendWebhooks(test.app);
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/', '/moved']);
  });
});

describe('a rotated secret', () => {
  it('signs beside the old one until the overlap ends, for the public library', async () => {
    const { id, secret } = await create();
    await sendWebhooks(test.app);
    const { data } = await ask(
      `mutation { rotateWebhookSecret(id: "${id}") { secret endpoint { oldSecretEndsAt } } }`,
    );
    const next: string = data.rotateWebhookSecret.secret;
    expect(data.rotateWebhookSecret.endpoint.oldSecretEndsAt).toBe('2026-01-16T12:00:00.000Z');
    await releaseChapter(test, mangaId);
    await sendWebhooks(test.app);
    expect([verifies(secret), verifies(next)]).toEqual([true, true]);
    expect((await ask(`mutation { rotateWebhookSecret(id: "${id}") { secret } }`)).reason).toBe(
      'WEBHOOK_SECRET_JUST_ROTATED',
    );
    await ask(`mutation { expireOldWebhookSecret(id: "${id}") { id } }`);
    await releaseChapter(test, mangaId);
    await sendWebhooks(test.app);
    expect([verifies(secret), verifies(next)]).toEqual([false, true]);
  });
});

describe('the page', () => {
  it('gets secrets only after a confirmation', async () => {
    const browser = await signedInBrowser(test, `owner${count}`);
    const body = { url: receiver.url, eventTypes: ['chapter.released'] };
    const { status, body: made } = await browser.post('/account/webhooks', body);
    expect([status, made.secret]).toEqual([201, expect.stringMatching(/^whsec_/u)]);
    const rotated = await browser.post(`/account/webhooks/${made.id}/rotate`, {
      overlapHours: '0',
    });
    expect(rotated.status).toBe(201);
    test.clock.set(new Date(test.clock.nowMs() + 3_600_000));
    expect((await browser.post('/account/webhooks', body)).status).toBe(403);
    expect((await browser.post(`/account/webhooks/${made.id}/rotate`)).status).toBe(403);
    await giveTier(test, owner.id, 'free');
  });
});
