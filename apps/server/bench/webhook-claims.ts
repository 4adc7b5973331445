import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { claimInTurn, FIRST_TARGET } from '#platform/delivery/index.ts';
import { webhookDeliveries } from '#slices/webhooks/delivery/deliveries.ts';
import { deliveryPage } from '#slices/webhooks/delivery/queries.ts';
import type { Application } from '../src/app.ts';
import { median } from './measure.ts';
import { addDeliveries } from './webhook-load.ts';

const FEW_EVENTS = 25;
const MANY_EVENTS = 5_000;
const BATCH = 256;
const CLAIMS = 30;

/** Undoes a claim, so that the next one finds the same. */
const release = async (db: Database, now: Date): Promise<void> => {
  await sql`update webhooks.delivery set due_at = ${now}, leased_until = null where leased_until is not null`.execute(
    db,
  );
  await sql`update webhooks.endpoint set rate_at = 'epoch'`.execute(db);
  await sql`vacuum webhooks.delivery`.execute(db);
};

/** The time of a claim of as many deliveries as a worker sends at once, in milliseconds. */
const claimMs = async (app: Application): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < CLAIMS; round += 1) {
    const since = performance.now();
    const { claimed } = await claimInTurn(app, webhookDeliveries, {
      limit: BATCH,
      cursor: FIRST_TARGET,
    });
    times.push(performance.now() - since);
    if (claimed.length !== BATCH) throw new Error(`A claim got ${claimed.length} deliveries.`);
    await release(app.db, app.clock.now());
  }
  return median(times);
};

/** The time of a page of the log of which nothing matches the filter, in milliseconds. */
const filterMs = async (app: Application): Promise<number> => {
  const { id: endpointId } = await app.db
    .selectFrom('webhooks.endpoint')
    .select('id')
    .executeTakeFirstOrThrow();
  const filters = [
    { endpointId, state: 'FAILED', type: null },
    { endpointId, state: null, type: 'movie.release_date' },
  ] as const;
  const times: number[] = [];
  for (let round = 0; round < CLAIMS; round += 1)
    for (const filter of filters) {
      const since = performance.now();
      await deliveryPage(app.db, filter, { first: 20 });
      times.push(performance.now() - since);
    }
  return median(times);
};

/** Measures claims and filters of the log beside a few thousand deliveries that wait, and beside a million. */
export const benchClaims = async (app: Application) => {
  await sql`delete from webhooks.event`.execute(app.db);
  await addDeliveries(app, FEW_EVENTS);
  await release(app.db, app.clock.now());
  const fewMs = await claimMs(app);
  await addDeliveries(app, MANY_EVENTS);
  await release(app.db, app.clock.now());
  return { fewMs, millionMs: await claimMs(app), filterMs: await filterMs(app) };
};
