import type { RequestEvent } from '@sveltejs/kit';
import { readAccount } from '#lib/features/accounts/account.server.ts';
import { JAPAN, knownZone } from './zone.ts';

/** The zone of the browser, which our scripts keep in a cookie; null on a first visit and without scripts. */
export const browsersZone = ({ cookies }: Pick<RequestEvent, 'cookies'>): string | null =>
  knownZone(cookies.get('zone'));

/** Until `settleZone`, times are rendered in the browser's zone, or else in Japan's. */
export const assumeZone = (event: RequestEvent): void => {
  const zone = browsersZone(event);
  Object.assign(event.locals, {
    zone: zone ?? JAPAN,
    isViewersZone: zone !== null,
    isZoneChosen: false,
  });
};

/** The zone that the account chose is before all others. A load that renders times itself awaits this first. @throws when the account cannot be read */
export async function settleZone(event: RequestEvent): Promise<void> {
  const zone = (await readAccount(event))?.timeZone ?? null;
  if (zone === null) return;
  Object.assign(event.locals, { zone, isViewersZone: true, isZoneChosen: true });
}
