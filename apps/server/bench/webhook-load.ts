/** What the benches of webhooks share: a receiver, endpoints, and deliveries. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { makeSecret, seal } from '#slices/webhooks/endpoint/secret.ts';
import type { Application } from '../src/app.ts';

export const ENDPOINTS = 200;

/** A receiver in a thread of its own, which does nothing but answer. */
const RECEIVER = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

/** Starts it. Terminate the worker in the end. */
export const startReceiver = async (): Promise<{ url: string; worker: Worker }> => {
  const worker = new Worker(RECEIVER, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, worker };
};

/** Adds endpoints that have answered. */
export const addEndpoints = async (
  app: Application,
  { userId, url, eventType }: { userId: string; url: string; eventType: string },
  count = ENDPOINTS,
): Promise<void> => {
  const now = app.clock.now();
  for (let index = 0; index < count; index += 1) {
    const id = app.ids.next();
    const row = {
      id,
      user_id: userId,
      url,
      description: '',
      event_types: [eventType],
      only_my_list: false,
      takes_adult: false,
      rate: 50,
      schema_version: '2026-11-01',
      secret_sealed: seal(app, 'secret', id, makeSecret()),
      state: 'ACTIVE',
      created_at: now,
      answered_at: now,
    };
    await app.db.insertInto('webhooks.endpoint').values(row).execute();
  }
};

/** Adds events, and a delivery of each for each endpoint, which are due at once. */
export const addDeliveries = async (app: Application, events: number): Promise<void> => {
  const now = app.clock.now();
  const ends = new Date(now.getTime() + 75 * 3_600_000);
  const data = JSON.stringify({ filler: 'x'.repeat(1_000) });
  await sql`
    with event as (
      insert into webhooks.event (id, type, is_test, is_adult, happened_at, recorded_at, data)
      select gen_random_uuid(), 'chapter.released', false, false, ${now}, ${now}, ${data} from generate_series(1, ${events}::int)
      returning id)
    insert into webhooks.delivery (id, endpoint_id, event_id, kind, type, state, created_at, expires_at, due_at)
    select uuidv7(), endpoint.id, event.id, 'EVENT', 'chapter.released', 'WAITING', ${now}, ${ends}, ${now}
    from event cross join webhooks.endpoint`.execute(app.db);
  await sql`analyze webhooks.delivery`.execute(app.db);
};
