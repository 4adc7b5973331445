import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { endedSessions } from '../bearer/ended-session.ts';
import { credentialsOf, type Credentials } from '../queries.ts';
import { endedCookie, sessionCookie } from '../session/cookie.ts';
import { isConfirmed } from '../session/rules.ts';
import { findSession, type Session } from '../session/sessions.ts';
import { refusal } from '../reasons.ts';

/** The session and account of a signed-in request. */
export interface SignedIn {
  session: Session;
  account: Credentials;
}

/** The signed-in user, if there is one. */
export const signedInOrNobody = async (
  app: App,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<SignedIn | undefined> => {
  const session = await findSession(app, headers.cookie);
  const account = session && (await credentialsOf(app.db, { id: session.userId }));
  return account && !account.isDisabled ? { session, account } : undefined;
};

/** The signed-in user. @throws Refusal `UNAUTHENTICATED` if nobody is signed in */
export const signedIn = async (
  app: App,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<SignedIn> => {
  const who = await signedInOrNobody(app, request);
  if (!who) throw refusal('UNAUTHENTICATED', 'SIGN_IN_NEEDED');
  return who;
};

/**
 * The signed-in user, if they proved who they are in the last ten minutes.
 * @throws Refusal `CONFIRMATION_REQUIRED` otherwise
 */
export const confirmedIn = async (app: App, request: FastifyRequest): Promise<SignedIn> => {
  const who = await signedIn(app, request);
  if (isConfirmed(who.session, app.clock.now())) return who;
  throw refusal('CONFIRMATION_REQUIRED', 'CONFIRMATION_NEEDED');
};

/** @throws Refusal `FORBIDDEN` unless the user is an administrator */
export const requireAdmin = ({ account }: SignedIn): void => {
  if (account.role !== 'admin') throw refusal('FORBIDDEN', 'ADMINISTRATOR_NEEDED');
};

/** @throws Refusal `FORBIDDEN` while the account is to be deleted */
export const requireActive = ({ account }: SignedIn): void => {
  if (account.deletionDueAt) {
    throw refusal('FORBIDDEN', 'ACCOUNT_BEING_DELETED');
  }
};

/** Sets the session cookie of the browser. */
export const giveCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.header('set-cookie', sessionCookie(token));

/** Removes the session cookie of the browser. */
export const takeCookie = (reply: FastifyReply): FastifyReply =>
  reply.header('set-cookie', endedCookie());

/**
 * Call it after revoking sessions: the response is sent only when this process refuses their tokens. Other processes learn of it at the
 * same time.
 */
export const settleRevocation = (app: App): Promise<void> => app.get(endedSessions).catchUp();
