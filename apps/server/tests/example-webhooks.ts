import { sql } from 'kysely';
import { WEBHOOK_EXAMPLES } from '@tsuzuki/contract/webhooks';
import { makeSecret, seal } from '#slices/webhooks/endpoint/secret.ts';
import type { TestApp } from './test-app.ts';

const idOf = (number: number): string =>
  `01900000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

interface Owners {
  ownerId: string;
  /** Whose tier has webhooks. */
  payerId: string;
}

/** Endpoints and a delivery with its request, with the ids that the examples of the docs use. */
export const addExampleWebhooks = async (
  { app }: TestApp,
  { ownerId, payerId }: Owners,
): Promise<void> => {
  const now = app.clock.now();
  const owners = { [idOf(31)]: ownerId, [idOf(32)]: ownerId, [idOf(35)]: payerId };
  for (const [id, userId] of Object.entries(owners)) {
    const headers = JSON.stringify([{ name: 'authorization', value: 'Bearer of-a-receiver' }]);
    await app.db
      .insertInto('webhooks.endpoint')
      .values({
        id,
        user_id: userId,
        url: 'https://hooks.example.org/anime',
        description: 'The bot of our club',
        event_types: ['chapter.released', 'episode.airing'],
        only_my_list: false,
        takes_adult: false,
        rate: 5,
        schema_version: '2026-11-01',
        headers_sealed: seal(app, 'headers', id, headers),
        secret_sealed: seal(app, 'secret', id, makeSecret()),
        state: userId === payerId ? 'PAUSED' : 'ACTIVE',
        created_at: now,
        answered_at: now,
      })
      .execute();
  }
  const data = JSON.stringify(WEBHOOK_EXAMPLES['chapter.released']);
  await sql`insert into webhooks.event (id, type, is_test, is_adult, happened_at, recorded_at, data)
    values (${idOf(34)}, 'chapter.released', false, false, ${now}, ${now}, ${data})`.execute(
    app.db,
  );
  await sql`insert into webhooks.delivery
      (id, endpoint_id, event_id, kind, type, state, created_at, expires_at, tries, tried_at, status, fault)
    values (${idOf(33)}, ${idOf(31)}, ${idOf(34)}, 'EVENT', 'chapter.released', 'FAILED', ${now}, ${now}, 10, ${now}, 503, 'STATUS')`.execute(
    app.db,
  );
  await sql`insert into webhooks.attempt
      (delivery_id, began_at, took_ms, status, fault, request_headers, response_headers, response_body)
    values (${idOf(33)}, ${now}, 87, 503, 'STATUS', '{"content-type": "application/json"}', '{"server": "nginx"}', 'Down for repairs')`.execute(
    app.db,
  );
};
