import { Accounts } from '../kit/accounts.ts';
import { type Answer, htmlAnswer, jsonAnswer } from '../kit/answer.ts';
import { bearerOf, type Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { type Allowance, CallCounter } from '../kit/limit.ts';
import { Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import type { MalFields } from './fields.ts';
import { entryCall, listPage, refuse, workPage } from './list.ts';
import { authorize, token } from './oauth.ts';

export interface MalStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<MalFields>;
  /** The service publishes no limits. Above this one it takes the caller for an attack. */
  limit: Allowance;
}

const HOUR = 3600;
const LIMIT: Allowance = { calls: 300, seconds: 60 };

const LIST = /^\/v2\/users\/@me\/(anime|manga)list$/u;
const WORK = /^\/v2\/(anime|manga)\/(\d+)(\/my_list_status)?$/u;

const viewerOf = ({ accounts }: MalStandIn, call: Call, fault: Fault | undefined): string => {
  const sent = bearerOf(call);
  if (fault === 'revoked') accounts.revoke(({ accessToken }) => accessToken === sent);
  const grant = accounts.grantOf(sent);
  if (!grant) throw refuse(401, 'invalid_token', 'token is invalid');
  return grant.accountId;
};

const api = (mal: MalStandIn, call: Call, fault: Fault | undefined): Answer => {
  const accountId = viewerOf(mal, call, fault);
  const { lists, url } = mal;
  const list = LIST.exec(call.path);
  if (list && call.method === 'GET')
    return listPage({ lists, accountId, kind: list[1] as 'anime', call, fault, url });
  const work = WORK.exec(call.path);
  if (work) {
    const [, kind, workId = '', isEntry] = work;
    const question = { lists, accountId, kind: kind as 'anime', workId, call, now: mal.now() };
    return isEntry ? entryCall(question) : workPage(question);
  }
  if (call.path !== '/v2/users/@me') throw refuse(404, 'not_found');
  const name = mal.accounts.people.get(accountId)?.name;
  return jsonAnswer(200, { id: Number(accountId), name, time_zone: 'Asia/Tokyo' });
};

/** Starts MyAnimeList: its API at `/v2`, and its pages of OAuth at `/v1/oauth2`. */
export const startMal = async (options: StandInOptions = {}): Promise<MalStandIn> => {
  const standIn = await startStandIn(options);
  const mal: MalStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: HOUR }, standIn.now),
    lists: new Lists<MalFields>(),
    limit: LIMIT,
  });
  const calls = new CallCounter();
  mal.serve = (call, fault) => {
    if (call.path === '/v1/oauth2/authorize') return authorize(mal.accounts, call);
    if (call.path === '/v1/oauth2/token') return token(mal.accounts, call, mal.now());
    if (calls.count(mal.limit, mal.now()) < 0) return htmlAnswer(403, 'Request blocked');
    return api(mal, call, fault);
  };
  return mal;
};
