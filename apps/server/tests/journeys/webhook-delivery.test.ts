import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { checkWebhook, WebhookEvent } from '@tsuzuki/contract/webhooks';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { sendWebhooks } from '../sending.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import {
  activeEndpoint,
  makeEndpoint,
  releaseChapter,
  TO_THIS_MACHINE,
  webhookOwner,
} from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let receiver: Receiver;
let userId: string;
let bearer: string;
let mangaId: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: TO_THIS_MACHINE });
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`delete from webhooks.endpoint`.execute(test.app.db);
  await sql`delete from webhooks.event`.execute(test.app.db);
  receiver = await startReceiver();
  ({ id: userId, bearer } = await webhookOwner(test, `owner${(count += 1)}`));
});
afterEach(() => receiver.close());

const later = (ms: number): void => test.clock.set(new Date(test.clock.nowMs() + ms));

const send = () => sendWebhooks(test.app);

/** What the owner of the endpoints does through the API. */
const asOwner = async (query: string, variables: object = {}): Promise<void> => {
  const { errors } = await test.ask(query, { variables, bearer });
  expect(errors).toBeUndefined();
};

const deliveries = async () => {
  const { rows } = await sql<{
    kind: string;
    state: string;
    tries: number;
    fault: string | null;
    status: number | null;
    due_at: Date | null;
  }>`
    select kind, state, tries, fault, status, due_at from webhooks.delivery where kind = 'EVENT' order by id`.execute(
    test.app.db,
  );
  return rows;
};

const stateOf = async (id: string): Promise<string> => {
  const { rows } = await sql<{
    state: string;
  }>`select state from webhooks.endpoint where id = ${id}`.execute(test.app.db);
  return rows[0]?.state ?? 'none';
};

describe('an endpoint', () => {
  it('gets a signed ping, and events only after it answered', async () => {
    receiver.answer = (_request, response) => response.writeHead(500).end('not yet');
    const { id, secret } = await makeEndpoint(test, userId, { url: receiver.url });
    await releaseChapter(test, mangaId);
    await send();
    expect(await stateOf(id)).toBe('PENDING');
    expect(await deliveries()).toEqual([]);
    receiver.answer = (_request, response) => response.writeHead(204).end();
    later(60_000);
    await send();
    expect(await stateOf(id)).toBe('ACTIVE');
    expect(receiver.requests).toHaveLength(2);
    for (const { headers, body } of receiver.requests) {
      const seconds = Number(headers['webhook-timestamp']);
      checkWebhook({ headers, body, secret, nowSeconds: seconds });
      expect(WebhookEvent.parse(JSON.parse(body))).toMatchObject({
        type: 'webhook.ping',
        data: { endpointId: id },
      });
    }
  });

  it('gets what happens, once, in bytes that the public library accepts', async () => {
    const { secret } = await activeEndpoint(test, userId, { url: receiver.url });
    const first = await releaseChapter(test, mangaId, { label: '110' });
    const again = await releaseChapter(test, mangaId, { label: '110' });
    expect([first, again]).toMatchObject([
      { isDuplicate: false, deliveries: 1 },
      { isDuplicate: true, deliveries: 0 },
    ]);
    await send();
    const [, event, ...others] = receiver.requests;
    expect(others).toEqual([]);
    const { headers = {}, body = '' } = event ?? {};
    const realNow = Date.now;
    Date.now = () => test.clock.nowMs();
    try {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        id: first.id,
        type: 'chapter.released',
        data: { manga: { id: mangaId }, chapter: { label: '110' } },
      });
    } finally {
      Date.now = realNow;
    }
    expect(headers['webhook-id']).toBe(first.id);
    expect(await deliveries()).toMatchObject([
      { state: 'DELIVERED', tries: 1, status: 204, fault: null },
    ]);
  });

  it('that asks for the works on its owner’s list gets no others', async () => {
    await activeEndpoint(test, userId, { url: receiver.url, onlyMyList: true });
    expect(await releaseChapter(test, mangaId)).toMatchObject({ deliveries: 0 });
    await asOwner(
      'mutation ($id: ID!) { saveMangaListEntry(input: { mangaId: $id, status: CURRENT }) { __typename } }',
      { id: mangaId },
    );
    expect(await releaseChapter(test, mangaId)).toMatchObject({ deliveries: 1 });
  });

  it('gets adult titles only if it asks for them, and while its owner shows them', async () => {
    const releaseAdult = () => releaseChapter(test, mangaId, { isAdult: true });
    await activeEndpoint(test, userId, { url: receiver.url });
    expect(await releaseAdult()).toMatchObject({ deliveries: 0 });
    await activeEndpoint(test, userId, { url: receiver.url, takesAdult: true });
    expect(await releaseAdult()).toMatchObject({ deliveries: 1 });
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'SKIPPED' }]);
    await asOwner('mutation { updatePreferences(input: { showsAdult: true }) { __typename } }');
    expect(await releaseAdult()).toMatchObject({ deliveries: 1 });
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'SKIPPED' }, { state: 'DELIVERED' }]);
  });
});
