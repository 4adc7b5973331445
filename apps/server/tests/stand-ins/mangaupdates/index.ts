import { Accounts } from '../kit/accounts.ts';
import { type Answer, jsonAnswer } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { viewerIdOf } from '../kit/viewer.ts';
import {
  deleteSeries,
  done,
  type ListQuestion,
  type MangaupdatesFields,
  oneSeries,
  putSeries,
  rating,
  refuse,
  searchList,
} from './lists.ts';

export interface MangaupdatesStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<MangaupdatesFields>;
  ratings: Map<string, number>;
}

/** Nobody says how long a session lives; this is our guess. */
const SESSION = 30 * 24 * 3600;

const login = ({ accounts }: MangaupdatesStandIn, { json }: Call): Answer => {
  const { username, password } = (json ?? {}) as Record<string, unknown>;
  const person = [...accounts.people.values()].find(
    (one) => one.name === username && one.password === password,
  );
  if (person?.password === undefined) throw refuse(401, 'Unable to login');
  const { accessToken } = accounts.grant(person.id, 'session');
  return done('Successfully logged in.', { session_token: accessToken, uid: Number(person.id) });
};

const data = (service: MangaupdatesStandIn, call: Call, fault?: Fault): Answer => {
  const { accounts, lists, ratings } = service;
  const accountId = viewerIdOf(accounts, call, fault);
  if (accountId === undefined) throw refuse(401, 'You must be logged in');
  const question: ListQuestion = { lists, ratings, accountId, call, fault, now: service.now() };
  const route = `${call.method} ${call.path.replace('/v1', '')}`;
  const list = /^POST \/lists\/(\d+)\/search$/u.exec(route)?.[1];
  const rated = /^(?:GET|PUT|DELETE) \/series\/(\d+)\/rating$/u.exec(route)?.[1];
  const one = /^GET \/lists\/series\/(\d+)$/u.exec(route)?.[1];
  if (list) return searchList(question, Number(list));
  if (rated) return rating(question, rated);
  if (one) return oneSeries(question, one);
  if (route === 'POST /lists/series') return putSeries(question, true);
  if (route === 'POST /lists/series/update') return putSeries(question, false);
  if (route === 'POST /lists/series/delete') return deleteSeries(question);
  const name = accounts.people.get(accountId)?.name;
  if (route === 'GET /account/profile')
    return jsonAnswer(200, { user_id: Number(accountId), username: name });
  throw refuse(404, 'Not found');
};

/** Starts MangaUpdates, at `/v1`. */
export const startMangaupdates = async (
  options: StandInOptions = {},
): Promise<MangaupdatesStandIn> => {
  const standIn = await startStandIn(options);
  const service: MangaupdatesStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: SESSION }, standIn.now),
    lists: new Lists<MangaupdatesFields>(),
    ratings: new Map<string, number>(),
  });
  service.serve = (call, fault) =>
    call.path === '/v1/account/login' && call.method === 'PUT'
      ? login(service, call)
      : data(service, call, fault);
  return service;
};
