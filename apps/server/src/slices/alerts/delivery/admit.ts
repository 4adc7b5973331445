import type { App } from '#platform/app.ts';
import type { Admission } from '#platform/delivery/index.ts';
import { quietUntil } from '../rules/quiet.ts';
import type { Outgoing } from './outgoing.ts';
import { shownWork } from './request.ts';

const quietEnd = ({ quietFrom, quietUntil: until, zone }: Outgoing, now: Date): Date | null =>
  quietFrom === null || until === null
    ? null
    : quietUntil({ from: quietFrom, until }, zone ?? 'UTC', now);

/** In quiet hours a message is sent when they are over, unless it is too late then, such as that an episode airs soon. */
export const admit = (app: App, one: Outgoing): Promise<Admission> => {
  if (one.isHeld || !shownWork(app, one.alert)) return Promise.resolve('skip');
  const end = quietEnd(one, app.clock.now());
  if (end === null) return Promise.resolve('send');
  return Promise.resolve(end >= one.expiresAt ? 'skip' : { waitUntil: end });
};
