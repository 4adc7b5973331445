import type { App } from '#platform/app.ts';
import { timeZoneOf } from '#slices/accounts/index.ts';
import { dayIn } from '../rules/day.ts';

/** The day an instant falls on where its owner lives. */
export const dayOf = async (app: App, userId: string, at: Date): Promise<string> =>
  dayIn(at, await timeZoneOf(app, userId));
