import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { outbound, OutboundFault } from '#platform/outbound/index.ts';
import { takeAttempts, type AttemptLimit } from '#slices/accounts/index.ts';
import { ANSWER } from '../inbox/answer.ts';
import { isOfThisMachine, reachOf, type OwnAnswer, type Reach } from './rules/reach.ts';

const TEN_MINUTES = 600;
const BY_ACCOUNT: AttemptLimit = { name: 'addressCheck', points: 10, duration: TEN_MINUTES };
/** For all accounts together, so that nobody lets this instance ask itself all day. */
const BY_ALL: AttemptLimit = { name: 'addressChecks', points: 100, duration: TEN_MINUTES };

const DEADLINE_MS = 8_000;
const MOST_BYTES = 64 * 1024;

/** Whether webhooks from elsewhere can arrive. */
export interface AddressCheck {
  /** The public address of this instance. */
  address: string;
  reach: Reach;
  /** The status of an answer that is not ours; null if there was none. */
  status: number | null;
}

/**
 * Asks the public address of this instance what every webhook is answered. The address is the operator's and never a visitor's, no token is
 * sent, and like all that users cause it only reaches the public internet and what the operator allows.
 */
const askOwn = async (app: App, address: string): Promise<OwnAnswer> => {
  const { send } = await app.open(outbound);
  try {
    const { status, body } = await send({
      address: `${address}/ingest`,
      setBy: 'user',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      deadlineMs: DEADLINE_MS,
      mostBytes: MOST_BYTES,
    });
    return { status, body: body.toString('utf8') };
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    return { fault: error.reason, code: error.code };
  }
};

/**
 * Whether the public address of this instance leads here.
 * @throws Refusal `RATE_LIMITED`
 */
export const checkAddress = async (app: App, userId: string): Promise<AddressCheck> => {
  await takeAttempts(app, [
    [BY_ACCOUNT, userId],
    [BY_ALL, 'all'],
  ]);
  const address = baseUrl(app.settings).replace(/\/+$/u, '');
  const url = new URL(address);
  if (isOfThisMachine(url)) return { address, reach: 'THIS_MACHINE', status: null };
  const answer = await askOwn(app, address);
  const reach = reachOf(url, answer, ANSWER);
  const isOther = 'status' in answer && reach !== 'REACHABLE';
  return { address, reach, status: isOther ? answer.status : null };
};
