import { Accounts } from '../kit/accounts.ts';
import { hasOwnAgent } from '../kit/agent.ts';
import { type Answer, answered, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { type Allowance, CallCounter } from '../kit/limit.ts';
import { Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { giveTokens } from '../kit/token.ts';
import { viewerIdOf } from '../kit/viewer.ts';
import { answerGraphql } from './graphql.ts';
import type { Rate } from './rate.ts';
import { answerRest, refuse } from './rest.ts';

export interface ShikimoriStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<Rate>;
  limits: readonly Allowance[];
  /** Where it moved to: every request is answered with this address. */
  movedTo: string | null;
}

const DAY = 24 * 3600;
const LIMITS: readonly Allowance[] = [
  { calls: 5, seconds: 1 },
  { calls: 90, seconds: 60 },
];

const checkAgent = (call: Call): void => {
  if (!hasOwnAgent(call)) throw new Refused(answered(403, 'text/plain', 'Forbidden'));
};

const checkLimits = (limits: readonly Allowance[], calls: CallCounter, now: Date): void => {
  calls.count({ calls: 0, seconds: 0 }, now);
  if (limits.some((limit) => calls.leftOf(limit, now) < 0))
    throw new Refused(answered(429, 'text/plain', 'Retry later'));
};

const api = (shikimori: ShikimoriStandIn, call: Call, fault?: Fault): Answer | Promise<Answer> => {
  const { accounts, lists } = shikimori;
  const viewerId = viewerIdOf(accounts, call, fault);
  if (call.headers.authorization !== undefined && viewerId === undefined)
    throw refuse(401, 'The access token is invalid');
  const viewer = accounts.people.get(viewerId ?? '');
  if (call.path === '/api/graphql' && call.method === 'POST')
    return answerGraphql({ lists, viewer, call, fault });
  return answerRest({ lists, viewerId, call, fault, now: shikimori.now() });
};

/** Starts Shikimori: its API at `/api`, and its pages of OAuth at `/oauth`. */
export const startShikimori = async (options: StandInOptions = {}): Promise<ShikimoriStandIn> => {
  const standIn = await startStandIn(options);
  const shikimori: ShikimoriStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: DAY, code: 1800 }, standIn.now),
    lists: new Lists<Rate>(),
    limits: LIMITS,
    movedTo: null,
  });
  const calls = new CallCounter();
  shikimori.serve = (call, fault) => {
    const { accounts, movedTo } = shikimori;
    if (movedTo !== null)
      return { status: 301, headers: { location: movedTo + call.path }, body: '' };
    if (call.path === '/oauth/authorize') return accounts.consent(call.query);
    checkAgent(call);
    if (call.path === '/oauth/token') return giveTokens(accounts, call, { now: shikimori.now() });
    checkLimits(shikimori.limits, calls, shikimori.now());
    return api(shikimori, call, fault);
  };
  return shikimori;
};
