import { outbound, OutboundFault } from '#platform/outbound/index.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { storableText } from '#platform/text.ts';
import { type AttemptLimit, audit, takeAttempts, type Visitor } from '#slices/accounts/index.ts';
import { takeSubjectNotice } from '#slices/profiles/index.ts';
import type { ServiceAccount, ServiceReader } from '../connectors/reader.ts';
import { notifyLink } from '../channel.ts';
import { refusal } from '../reasons.ts';
import { type ConfiguredService, offeredServices } from '../service/configured.ts';
import { passwordGrant } from '../service/grants.ts';
import { endOfJwt } from '../service/jwt-end.ts';
import { sendCall, type ServiceAnswer } from '../service/send-call.ts';
import { linksOf, ownLink } from './queries.ts';
import { resume } from './resume.ts';
import type { Link } from './stored-link.ts';
import { loginEndOf, sealTokens, type Tokens } from './tokens.ts';
import { type ConnectInput, typedLogin, type TypedLogin } from './typed.ts';

const MOST_LINKS = 20;
const LONGEST_NAME = 200;

/** A service that people may connect. @throws Refusal */
export const offered = (app: App, service: string): ConfiguredService => {
  const found = offeredServices(app.settings).find((one) => one.service === service);
  if (!found) throw refusal('BAD_USER_INPUT', 'SYNC_SERVICE_NOT_OFFERED', { service });
  return found;
};

/** The address of another server, as people type it, with the path of its API. @throws Refusal for one that can't be reached */
const apiOf = async (app: App, typed: string): Promise<string> => {
  const url = new URL(typed);
  try {
    (await app.open(outbound)).check(url.href);
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    throw refusal('BAD_USER_INPUT', 'SYNC_ADDRESS_NOT_ALLOWED', {
      host: url.host,
      field: 'address',
    });
  }
  return `${url.href.replace(/\/(?:graphql)?\/*$/u, '')}/graphql`;
};

const loginRefused = (name: string) =>
  refusal('BAD_USER_INPUT', 'SYNC_LOGIN_REFUSED', { service: name });
const unreachable = (name: string) =>
  refusal('UNAVAILABLE', 'SYNC_SERVICE_UNREACHABLE', { service: name });

/** Logs in where that is no grant of OAuth. */
const openSession = async (
  app: App,
  configured: ConfiguredService,
  session: NonNullable<ServiceReader['session']>,
  typed: { userName: string; password: string },
): Promise<Tokens | ServiceAnswer> => {
  const address = configured.api ?? '';
  const callee = { configured, address, token: null, urgency: 'interactive' as const };
  const answer = await sendCall(app, callee, session.call(typed));
  const access = session.read(answer.json);
  return access === undefined ? answer : { access, refresh: null, endsAt: null };
};

const tokensFrom = async (
  app: App,
  configured: ConfiguredService,
  login: TypedLogin,
): Promise<Tokens> => {
  if (login.by === 'token')
    return { access: login.token, refresh: null, endsAt: endOfJwt(login.token) };
  const { name, reader } = configured.connector;
  const { session } = reader;
  const given = session
    ? await openSession(app, configured, session, login)
    : await passwordGrant(app, { configured, typed: login });
  if ('access' in given) return given;
  const isRefused = given.answer.kind === 'answer' && given.answer.status === 401;
  throw isRefused ? loginRefused(name) : unreachable(name);
};

/** Asks a service whose tokens these are. @throws Refusal if they are nobody's, or it gives no answer */
export const accountOf = async (
  app: App,
  {
    configured,
    address,
    access,
  }: { configured: ConfiguredService; address: string; access: string },
): Promise<ServiceAccount> => {
  const { name, reader } = configured.connector;
  const callee = { configured, address, token: access, urgency: 'interactive' as const };
  const { answer, json } = await sendCall(app, callee, reader.viewer);
  if (answer.kind === 'answer' && (answer.status === 401 || answer.status === 403))
    throw loginRefused(name);
  const account =
    answer.kind === 'answer' && answer.status < 300 ? reader.readViewer(json) : undefined;
  if (!account) throw unreachable(name);
  return { ...account, name: storableText(account.name, LONGEST_NAME) };
};

/** An account that let us in. */
export interface Connected {
  userId: string;
  visitor: Visitor;
  configured: ConfiguredService;
  address: string;
  account: ServiceAccount;
  tokens: Tokens;
}

/**
 * Two at once would both find room for one more, so the account's row is locked. Rows that refer to it can still be added: whoever has locked a link
 * may give its owner a notice.
 */
const requireRoom = async (tx: Tx, userId: string): Promise<void> => {
  const account = tx.selectFrom('accounts.user').select('id').where('id', '=', userId);
  await account.forNoKeyUpdate().execute();
  if ((await linksOf(tx, userId)).length >= MOST_LINKS)
    throw refusal('CONFLICT', 'SYNC_TOO_MANY_CONNECTIONS', { most: MOST_LINKS });
};

/** Connects an account again: what was known of it stays. */
const reconnect = async (app: App, tx: Tx, known: Link, tokens: Tokens): Promise<void> => {
  const now = app.clock.now();
  await tx
    .updateTable('sync.link')
    .set({
      tokens_sealed: sealTokens(app, known.id, tokens),
      login_ends_at: loginEndOf(tokens),
      warned_days: null,
      state: 'healthy',
      state_since: now,
      fault: null,
      limited_until: null,
      failing_since: null,
      due_at: now,
    })
    .where('id', '=', known.id)
    .execute();
  await resume(tx, known.id, now);
  const kinds = ['SYNC_LOGIN_ENDED', 'SYNC_STOPPED'] as const;
  await takeSubjectNotice(tx, { userId: known.userId, subjectId: known.id, kinds });
};

const insert = async (
  app: App,
  tx: Tx,
  { userId, configured, address, account, tokens }: Connected,
): Promise<string> => {
  const id = app.ids.next();
  const now = app.clock.now();
  const { capabilities } = configured.connector;
  await tx
    .insertInto('sync.link')
    .values({
      id,
      user_id: userId,
      service: configured.service,
      address,
      account_id: account.id,
      account_name: account.name,
      time_zone: account.timeZone ?? null,
      direction: capabilities.isReadOnly ? 'pull' : 'two-way',
      state_since: now,
      tokens_sealed: sealTokens(app, id, tokens),
      login_ends_at: loginEndOf(tokens),
      created_at: now,
    })
    .execute();
  await notifyLink(tx, userId);
  return id;
};

/** Keeps an account that let us in. An account that is connected already gets the new tokens. */
export const keepAccount = async (app: App, tx: Tx, connected: Connected): Promise<Link> => {
  const { userId, visitor, configured, account, address } = connected;
  await requireRoom(tx, userId);
  const known = (await linksOf(tx, userId)).find(
    (link) =>
      link.service === configured.service &&
      link.account.id === account.id &&
      link.address === address,
  );
  if (known) await reconnect(app, tx, known, connected.tokens);
  const id = known?.id ?? (await insert(app, tx, connected));
  await audit(app, tx, { userId, action: 'sync-connected', visitor });
  return ownLink(tx, { userId, id });
};

/** So that nobody tries passwords of others there by way of us. */
const LOGINS: AttemptLimit = { name: 'syncLogin', points: 20, duration: 60 * 60 };

export const takeLogin = (app: App, userId: string): Promise<void> =>
  takeAttempts(app, [[LOGINS, userId]], (seconds) =>
    refusal('RATE_LIMITED', 'SYNC_TOO_MANY_LOGINS', {
      minutes: Math.ceil(seconds / 60),
      retryAfterSeconds: seconds,
    }),
  );

/** Connects an account by what its owner typed. @throws Refusal naming what is wrong */
export const connectTyped = async (
  app: App,
  {
    userId,
    visitor,
    service,
    input,
  }: { userId: string; visitor: Visitor; service: string; input: ConnectInput },
): Promise<Link> => {
  const configured = offered(app, service);
  const login = typedLogin(configured, input);
  await takeLogin(app, userId);
  const address =
    configured.api ?? (await apiOf(app, login.by === 'token' ? (login.address ?? '') : ''));
  const tokens = await tokensFrom(app, configured, login);
  const account = await accountOf(app, { configured, address, access: tokens.access });
  return app.db
    .transaction()
    .execute((tx) =>
      keepAccount(app, tx, { userId, visitor, configured, address, account, tokens }),
    );
};
