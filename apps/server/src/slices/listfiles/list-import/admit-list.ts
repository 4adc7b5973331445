import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { type AttemptLimit, takeAttempts } from '#slices/accounts/index.ts';
import { refusal } from '../reasons.ts';

/** Lists that one account may import. Each is up to 50 MB to read and to match. */
const LISTS: AttemptLimit = { name: 'listImport', points: 60, duration: 60 * 60 };

const tooManyLists = (retryAfterSeconds: number): Refusal => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return refusal('RATE_LIMITED', 'IMPORTS_EXHAUSTED', {
    most: LISTS.points,
    minutes,
    retryAfterSeconds,
  });
};

/** Counts a list that a user imports, from a file or another service. @throws Refusal `RATE_LIMITED` */
export const admitList = async (app: App, userId: string): Promise<void> => {
  await takeAttempts(app, [[LISTS, userId]], tooManyLists);
};

/** As `admitList`, for pages that have their own text for the refusal. */
export const mayBring = async (app: App, userId: string): Promise<boolean> => {
  try {
    await admitList(app, userId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
