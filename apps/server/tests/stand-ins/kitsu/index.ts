import { Accounts, type Grant } from '../kit/accounts.ts';
import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import { bearerOf, type Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { type Allowance, CallCounter } from '../kit/limit.ts';
import { Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { documentAnswer, MEDIA_TYPE, refuse } from './document.ts';
import type { KitsuFields } from './fields.ts';
import { createEntry, entryCall, libraryPage, type LibraryQuestion } from './library.ts';

export interface KitsuStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<KitsuFields>;
  /** The time zone of all accounts. */
  timeZone: string;
}

const MONTH = 30 * 24 * 3600;
/** Passwords that an address may try. */
const LOGINS: Allowance = { calls: 15, seconds: 60 };

const grantFor = ({ accounts }: KitsuStandIn, form: Readonly<Record<string, string>>) => {
  if (form['grant_type'] === 'refresh_token') return accounts.refresh(form['refresh_token']);
  const person = [...accounts.people.values()].find(
    ({ name, password }) => name === form['username'] && password === form['password'],
  );
  return person?.password === undefined ? undefined : accounts.grant(person.id, 'kitsu');
};

const tokens = ({ accessToken, refreshToken }: Grant, now: Date): Answer =>
  jsonAnswer(200, {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: MONTH,
    refresh_token: refreshToken,
    scope: 'public',
    created_at: Math.floor(now.getTime() / 1000),
  });

const token = (kitsu: KitsuStandIn, logins: CallCounter, call: Call): Answer => {
  const form = call.form ?? (call.json as Record<string, string> | undefined) ?? {};
  const isLogin = form['grant_type'] === 'password';
  if (isLogin && logins.count(LOGINS, kitsu.now()) < 0)
    throw new Refused(jsonAnswer(429, { error: 'throttled' }, { 'retry-after': '60' }));
  const grant = grantFor(kitsu, form);
  const wrong = { error: 'invalid_grant', error_description: 'The grant is invalid.' };
  return grant ? tokens(grant, kitsu.now()) : jsonAnswer(400, wrong);
};

const checkMediaTypes = ({ headers, text }: Call): void => {
  if (headers.accept !== MEDIA_TYPE) throw refuse(406, 'Not acceptable');
  if (text !== '' && headers['content-type'] !== MEDIA_TYPE)
    throw refuse(415, 'Unsupported media type');
};

const viewerOf = ({ accounts }: KitsuStandIn, call: Call, fault: Fault | undefined) => {
  const sent = bearerOf(call);
  if (fault === 'revoked') accounts.revoke(({ accessToken }) => accessToken === sent);
  const grant = accounts.grantOf(sent);
  if (call.headers.authorization !== undefined && !grant) throw refuse(401, 'Invalid token');
  return grant?.accountId;
};

const users = (kitsu: KitsuStandIn, viewerId: string | undefined): Answer => {
  const { accounts, timeZone } = kitsu;
  const data = [...accounts.people.values()]
    .filter(({ id }) => id === viewerId)
    .map(({ id, name }) => ({ id, type: 'users', attributes: { name, slug: name, timeZone } }));
  return documentAnswer(200, { data, meta: { count: data.length }, links: {} });
};

const edge = (kitsu: KitsuStandIn, call: Call, fault: Fault | undefined): Answer => {
  checkMediaTypes(call);
  const viewerId = viewerOf(kitsu, call, fault);
  const { lists, url } = kitsu;
  const question: LibraryQuestion = { lists, viewerId, call, fault, now: kitsu.now(), url };
  const path = call.path.replace('/api/edge', '');
  if (path === '/users' && call.query['filter[self]'] === 'true') return users(kitsu, viewerId);
  if (path === '/library-entries' && call.method === 'GET') return libraryPage(question);
  if (viewerId === undefined) throw refuse(401, 'Not signed in');
  if (path === '/library-entries' && call.method === 'POST') return createEntry(question);
  const id = /^\/library-entries\/(\d+)$/u.exec(path)?.[1];
  if (id === undefined) throw refuse(404, 'Not found');
  return entryCall(question, id);
};

/** Starts Kitsu: its JSON:API at `/api/edge`, and its tokens at `/api/oauth/token`. */
export const startKitsu = async (options: StandInOptions = {}): Promise<KitsuStandIn> => {
  const standIn = await startStandIn(options);
  const kitsu: KitsuStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: MONTH }, standIn.now),
    lists: new Lists<KitsuFields>(),
    timeZone: 'Asia/Tokyo',
  });
  const logins = new CallCounter();
  kitsu.serve = (call, fault) =>
    call.path === '/api/oauth/token' && call.method === 'POST'
      ? token(kitsu, logins, call)
      : edge(kitsu, call, fault);
  return kitsu;
};
