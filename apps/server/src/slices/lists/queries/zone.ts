import type { App } from '#platform/app.ts';
import { dayIn } from '../rules/day.ts';

/** The time zone of a list's owner. */
export const zoneOf = (_app: App, _userId: string): Promise<string> => Promise.resolve('UTC');

/** The day an instant falls on where its owner lives. */
export const dayOf = async (app: App, userId: string, at: Date): Promise<string> =>
  dayIn(at, await zoneOf(app, userId));
