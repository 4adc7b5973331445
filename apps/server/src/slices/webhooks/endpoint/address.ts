import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { outbound, OutboundFault } from '#platform/outbound/index.ts';
import { refusal } from '../reasons.ts';

const FIELD = { field: 'url', fields: ['url'] } as const;

/**
 * Refuses addresses of which we know now that nothing can be sent there. A name is looked up again for every request, because it may lead
 * elsewhere by then.
 * @throws Refusal `BAD_USER_INPUT`
 */
export const requireReachable = async (app: App, address: string): Promise<void> => {
  const url = new URL(address);
  if (url.host === new URL(baseUrl(app.settings)).host)
    throw refusal('BAD_USER_INPUT', 'WEBHOOK_URL_OUR_OWN', FIELD);
  const sender = await app.open(outbound);
  try {
    const { isOwnNetwork } = sender.check(address);
    if (url.protocol !== 'https:' && !isOwnNetwork)
      throw refusal('BAD_USER_INPUT', 'WEBHOOK_URL_NOT_HTTPS', FIELD);
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    throw refusal('BAD_USER_INPUT', 'WEBHOOK_URL_FORBIDDEN', FIELD);
  }
};
