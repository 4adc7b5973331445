import type { RequestEvent } from '@sveltejs/kit';
import { readAccount } from './account.server.ts';

/** The zone that the account chose is before all others. A load that renders times itself awaits this first. @throws when the account cannot be read */
export async function settleZone(event: RequestEvent): Promise<void> {
  const zone = (await readAccount(event))?.timeZone ?? null;
  if (zone === null) return;
  Object.assign(event.locals, { zone, isViewersZone: true, isZoneChosen: true });
}
