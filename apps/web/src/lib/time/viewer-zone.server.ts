import type { RequestEvent } from '@sveltejs/kit';
import { JAPAN, knownZone } from './zone.ts';

/** The zone of the browser, which our scripts keep in a cookie; null on a first visit and without scripts. */
export const browsersZone = ({ cookies }: Pick<RequestEvent, 'cookies'>): string | null =>
  knownZone(cookies.get('zone'));

/** Until the account is read (`settleZone`), times are rendered in the browser's zone, or else in Japan's. */
export const assumeZone = (event: RequestEvent): void => {
  const zone = browsersZone(event);
  Object.assign(event.locals, {
    zone: zone ?? JAPAN,
    isViewersZone: zone !== null,
    isZoneChosen: false,
  });
};
