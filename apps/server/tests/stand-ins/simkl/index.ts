import { Accounts } from '../kit/accounts.ts';
import { type Answer, jsonAnswer } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { giveTokens } from '../kit/token.ts';
import { viewerIdOf } from '../kit/viewer.ts';
import type { SimklFields } from './fields.ts';
import { activities, allItems } from './items.ts';
import { Pins } from './pin.ts';
import { isWrite, refuse, writeShows } from './writes.ts';

export interface SimklStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<SimklFields>;
  pins: Pins;
  /** How often a program may read a whole list before the service stops it. */
  wholeLists: number;
}

interface Memory {
  removedAt: Map<string, Date>;
  wholeReads: Map<string, number>;
}

const FIVE_YEARS = 5 * 365 * 24 * 3600;

/** Every call says who makes it. */
const checkClient = ({ query, headers }: Call): void => {
  const names = ['client_id', 'app-name', 'app-version'];
  if (names.some((name) => !query[name]) || !headers['user-agent'])
    throw refuse(412, 'client_id_failed');
};

const readAll = (simkl: SimklStandIn, memory: Memory, accountId: string, call: Call): Answer => {
  const isWhole = call.query['date_from'] === undefined && call.query['extended'] === undefined;
  const reads = (memory.wholeReads.get(accountId) ?? 0) + (isWhole ? 1 : 0);
  memory.wholeReads.set(accountId, reads);
  if (isWhole && reads > simkl.wholeLists) throw refuse(429, 'rate_limit');
  const isAnime = call.path === '/sync/all-items/anime';
  return allItems(simkl.lists, isAnime ? simkl.lists.listOf(accountId) : [], call);
};

const data = (simkl: SimklStandIn, memory: Memory, call: Call, fault?: Fault): Answer => {
  checkClient(call);
  const { accounts, lists } = simkl;
  const accountId = viewerIdOf(accounts, call, fault);
  if (accountId === undefined) throw refuse(401, 'user_token_failed');
  const now = simkl.now();
  if (call.path === '/sync/activities' && call.method === 'GET')
    return activities(lists.listOf(accountId), memory.removedAt.get(accountId) ?? null);
  if (/^\/sync\/all-items\/(?:anime|shows|movies)$/u.test(call.path) && call.method === 'GET')
    return readAll(simkl, memory, accountId, call);
  if (call.path === '/users/settings' && call.method === 'POST') {
    const { name } = accounts.people.get(accountId) ?? {};
    return jsonAnswer(200, { user: { name }, account: { id: Number(accountId) } });
  }
  if (!isWrite(call.path) || call.method !== 'POST') throw refuse(404, 'url_failed');
  const onRemoved = () => void memory.removedAt.set(accountId, now);
  return writeShows({ lists, accountId, call, now, onRemoved });
};

/** Starts Simkl: its API at the root, and its pages of OAuth at `/oauth`. */
export const startSimkl = async (options: StandInOptions = {}): Promise<SimklStandIn> => {
  const standIn = await startStandIn(options);
  const simkl: SimklStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: FIVE_YEARS }, standIn.now),
    lists: new Lists<SimklFields>(),
    pins: new Pins(),
    wholeLists: 2,
  });
  const memory: Memory = { removedAt: new Map(), wholeReads: new Map() };
  simkl.serve = (call, fault) => {
    const { accounts, pins } = simkl;
    const now = simkl.now();
    if (call.path === '/oauth/authorize') return accounts.consent(call.query);
    if (call.path === '/oauth/token') return giveTokens(accounts, call, { now, hasRefresh: false });
    if (call.path === '/oauth/pin') return pins.start(now);
    const code = /^\/oauth\/pin\/(\w+)$/u.exec(call.path)?.[1];
    if (code) return pins.poll(code, call.query['client_id'] ?? '', accounts, now);
    return data(simkl, memory, call, fault);
  };
  return simkl;
};
