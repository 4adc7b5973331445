import { Accounts } from '../kit/accounts.ts';
import { type Answer, jsonAnswer } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { giveTokens } from '../kit/token.ts';
import { viewerIdOf } from '../kit/viewer.ts';
import {
  type BangumiFields,
  collectionPage,
  type CollectionQuestion,
  oneCollection,
  refuse,
  writeCollection,
} from './collections.ts';

export interface BangumiStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<BangumiFields>;
}

const WEEK = 7 * 24 * 3600;
const CODE_SECONDS = 60;

/** Who made the program, its name, its version, and where it is. */
const AGENT = /^[\w.-]+\/[\w.-]+(?:\/[\w.-]+)? \(https?:\/\/[^)]+\)$/u;

const collections = (question: CollectionQuestion, workId: string | undefined): Answer => {
  const { method } = question.call;
  if (method === 'GET')
    return workId === undefined ? collectionPage(question) : oneCollection(question, workId);
  if (workId === undefined || !['POST', 'PATCH'].includes(method))
    throw refuse(405, 'Method Not Allowed');
  return writeCollection(question, workId);
};

const data = (bangumi: BangumiStandIn, call: Call, fault?: Fault): Answer => {
  if (!AGENT.test(call.headers['user-agent'] ?? '')) throw refuse(403, 'Forbidden');
  const { accounts, lists } = bangumi;
  const viewerId = viewerIdOf(accounts, call, fault);
  if (call.headers.authorization !== undefined && viewerId === undefined)
    throw refuse(401, 'Unauthorized');
  const viewer = accounts.people.get(viewerId ?? '');
  if (call.path === '/v0/me') {
    if (!viewer) throw refuse(401, 'Unauthorized');
    return jsonAnswer(200, { id: Number(viewer.id), username: viewer.name, nickname: viewer.name });
  }
  const found = /^\/v0\/users\/([^/]+)\/collections(?:\/(\d+))?$/u.exec(call.path);
  const person = [...accounts.people.values()].find(
    ({ name, id }) => name === found?.[1] || (found?.[1] === '-' && id === viewerId),
  );
  if (!found || !person) throw refuse(404, 'Not Found');
  const now = bangumi.now();
  return collections({ lists, viewerId, accountId: person.id, call, fault, now }, found[2]);
};

/** Starts Bangumi: its API at `/v0`, and its pages of OAuth at `/oauth`. */
export const startBangumi = async (options: StandInOptions = {}): Promise<BangumiStandIn> => {
  const standIn = await startStandIn(options);
  const bangumi: BangumiStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: WEEK, code: CODE_SECONDS }, standIn.now),
    lists: new Lists<BangumiFields>(),
  });
  bangumi.serve = (call, fault) => {
    if (call.path === '/oauth/authorize') return bangumi.accounts.consent(call.query);
    if (call.path === '/oauth/access_token')
      return giveTokens(bangumi.accounts, call, { now: bangumi.now() });
    return data(bangumi, call, fault);
  };
  return bangumi;
};
