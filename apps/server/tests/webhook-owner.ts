import { setTier, type AccountTier } from '#slices/access/index.ts';
import { OPERATOR } from '#slices/accounts/index.ts';
import { createEndpoint } from '#slices/webhooks/endpoint/commands/create-endpoint.ts';
import { endpointSettings } from '#slices/webhooks/endpoint/input.ts';
import { sendWebhooks } from './sending.ts';
import { candidatesFor, emitWebhookEvent, occurrenceOf } from '#slices/webhooks/index.ts';
import type { TestApp } from './test-app.ts';

/** Settings of apps whose webhooks may reach receivers on this machine. */
export const TO_THIS_MACHINE = { TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1' };

/** Gives an account a tier. */
export const giveTier = async (
  { app }: TestApp,
  userId: string,
  tier: AccountTier,
): Promise<void> => {
  await app.db.transaction().execute((tx) => setTier(app, tx, { userId, tier }));
};

/** A user whose tier has webhooks. */
export const webhookOwner = async (test: TestApp, name: string) => {
  const user = await test.user(name);
  await giveTier(test, user.id, 'indie');
  return user;
};

/** Creates an endpoint. It is active after the next `sendWebhooks`, if its receiver answers. */
export const makeEndpoint = ({ app }: TestApp, userId: string, settings: object) =>
  app.db.transaction().execute((tx) =>
    createEndpoint(app, tx, {
      ...endpointSettings.parse({ eventTypes: ['chapter.released'], ...settings }),
      userId,
      visitor: OPERATOR,
    }),
  );

/** Creates an endpoint that has answered its ping. */
export const activeEndpoint = async (test: TestApp, userId: string, settings: object) => {
  const made = await makeEndpoint(test, userId, settings);
  await sendWebhooks(test.app);
  return made;
};

let chapters = 0;

/** A chapter comes out, of a manga that may count as one for adults. @returns what became of the event */
export const releaseChapter = async (
  { app }: TestApp,
  mangaId: string,
  { label, isAdult = false }: { label?: string; isAdult?: boolean } = {},
) => {
  const number = label ?? String((chapters += 1));
  return app.db.transaction().execute(async (tx) => {
    const occurrence = await occurrenceOf(app, tx, {
      type: 'chapter.released',
      media: 'MANGA',
      workId: mangaId,
      key: [mangaId, number],
      data: {
        chapter: {
          id: app.ids.next(),
          label: number,
          title: null,
          language: 'en',
          releasedOn: '2026-01-15',
        },
      },
    });
    if (!occurrence) throw new Error(`There is no manga ${mangaId}.`);
    const released = { ...occurrence, facts: { ...occurrence.facts, isAdult } };
    const candidates = await candidatesFor(tx, 'chapter.released');
    const emitted = await emitWebhookEvent(app, tx, released, candidates);
    return { ...emitted, id: occurrence.id };
  });
};
