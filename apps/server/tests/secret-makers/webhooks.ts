import { expect } from 'vitest';
import { userByName } from '#slices/accounts/index.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { sendWebhooks } from '../sending.ts';
import type { SecretMaker, SecretMakers } from '../secret-maker.ts';
import { giveTier } from '../webhook-owner.ts';
import { startReceiver } from '../webhook-receiver.ts';

const HEADER = 'the-receivers-own-password';

/** An endpoint with a header of its own, which got a ping, and whose secret was rotated. */
const webhooks: SecretMaker = async ({ test }) => {
  const receiver = await startReceiver();
  const { id: userId } = await userByName(test.app.db, 'mika');
  await giveTier(test, userId, 'indie');
  const { accessToken: bearer } = await issueBearer(test.app, userId, 'web');
  const ask = async (query: string) => {
    const { data, errors } = await test.ask(query, { bearer });
    expect(errors).toBeUndefined();
    return data;
  };
  const { createWebhookEndpoint: made } = await ask(`mutation {
    createWebhookEndpoint(input: {
      url: "${receiver.url}", eventTypes: [CHAPTER_RELEASED], headers: [{ name: "Authorization", value: "${HEADER}" }]
    }) { secret endpoint { id } }
  }`);
  const { id } = made.endpoint;
  await sendWebhooks(test.app);
  // A worker of the app may have sent it first, and settles it a moment after the answer.
  const stateOf = async () =>
    (await ask(`{ viewer { webhookEndpoint(id: "${id}") { state } } }`)).viewer.webhookEndpoint
      .state;
  await expect.poll(stateOf).toBe('ACTIVE');
  expect(receiver.requests[0]?.headers.authorization).toBe(HEADER);
  const { rotateWebhookSecret: next } = await ask(
    `mutation { rotateWebhookSecret(id: "${id}") { secret } }`,
  );
  await ask(`mutation { sendTestWebhook(id: "${id}", type: CHAPTER_RELEASED) { id } }`);
  await ask(`mutation { updateWebhookEndpoint(id: "${id}", input: { regions: ["JP"] }) { id } }`);
  await ask(`mutation { pauseWebhookEndpoint(id: "${id}") { id } }`);
  await ask(`mutation { resumeWebhookEndpoint(id: "${id}") { id } }`);
  await ask(`mutation { replayWebhookEvents(id: "${id}", since: "2026-01-10T00:00:00Z") }`);
  await ask(
    `{ viewer { webhookEndpoints { health { waiting } deliveries(first: 5) { nodes { attempts { status } } } } } }`,
  );
  await sendWebhooks(test.app);
  await receiver.close();
  return {
    'webhook secret': made.secret,
    'next webhook secret': next.secret,
    'header of a receiver': HEADER,
  };
};

export const makers: SecretMakers = { webhooks };
