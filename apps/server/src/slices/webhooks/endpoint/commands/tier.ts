import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { ringWorkers } from '../../event/emit.ts';
import { enqueuePing } from './ping.ts';

/** Stops all endpoints of an account whose tier has no webhooks (any more). They keep their settings and what waits for them. */
export const pauseForTier = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update webhooks.endpoint set state = 'TIER_PAUSED'
    where user_id = ${userId} and state in ('PENDING', 'ACTIVE')`.execute(tx);
};

/** Opens them again. Those that never answered a ping are asked first. */
export const resumeForTier = async (app: App, tx: Tx, userId: string): Promise<void> => {
  const { rows } = await sql<{ id: string; state: string }>`
    update webhooks.endpoint set state = case when answered_at is null then 'PENDING' else 'ACTIVE' end
    where user_id = ${userId} and state = 'TIER_PAUSED' returning id, state`.execute(tx);
  for (const { id, state } of rows) if (state === 'PENDING') await enqueuePing(app, tx, id);
  if (rows.length > 0) await ringWorkers(tx);
};
