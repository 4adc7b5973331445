import type { Database } from '#platform/database/index.ts';
import { timeZoneOf } from '#slices/accounts/index.ts';
import { dayIn } from '../rules/day.ts';

/** The day of an instant in the owner's time zone. */
export const dayOf = async (db: Database, userId: string, at: Date): Promise<string> =>
  dayIn(at, await timeZoneOf(db, userId));
