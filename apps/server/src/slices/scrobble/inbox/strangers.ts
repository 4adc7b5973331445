import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { takeDue } from '#platform/queue/index.ts';
import { dueDeliveries, hasToken } from './claim.ts';

const MOST_AT_ONCE = 1_000;

/**
 * Drops deliveries with unknown tokens, many at once, so that a flood of them does not delay those of users.
 * @returns how many; 0 if none are left
 */
export const dropStrangers = async (app: App): Promise<number> => {
  const dropped = await takeDue(
    app.db,
    { ...dueDeliveries, columns: ['id'] },
    { now: app.clock.now(), limit: MOST_AT_ONCE, where: sql<boolean>`not ${hasToken}` },
  );
  return dropped.length;
};
