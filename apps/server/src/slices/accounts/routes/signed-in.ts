import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { endedSessions } from '../bearer/ended-session.ts';
import { credentialsOf, type Credentials } from '../queries.ts';
import { endedCookie, sessionCookie } from '../session/cookie.ts';
import { isConfirmed } from '../session/rules.ts';
import { findSession, type Session } from '../session/sessions.ts';
import { refusal } from '../reasons.ts';

/** A request of somebody who is signed in. */
export interface SignedIn {
  session: Session;
  account: Credentials;
}

/** Who is signed in, if anybody is. */
export const signedInOrNobody = async (
  app: App,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<SignedIn | undefined> => {
  const session = await findSession(app, headers.cookie);
  const account = session && (await credentialsOf(app.db, { id: session.userId }));
  return account && !account.isDisabled ? { session, account } : undefined;
};

/** Who is signed in. @throws Refusal `UNAUTHENTICATED` when nobody is. */
export const signedIn = async (
  app: App,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<SignedIn> => {
  const who = await signedInOrNobody(app, request);
  if (!who) throw refusal('UNAUTHENTICATED', 'SIGN_IN_NEEDED');
  return who;
};

/**
 * Who is signed in and proved it a short time ago.
 * @throws Refusal `CONFIRMATION_REQUIRED` when that was longer than ten minutes ago.
 */
export const confirmedIn = async (app: App, request: FastifyRequest): Promise<SignedIn> => {
  const who = await signedIn(app, request);
  if (isConfirmed(who.session, app.clock.now())) return who;
  throw refusal('CONFIRMATION_REQUIRED', 'CONFIRMATION_NEEDED');
};

/** @throws Refusal `FORBIDDEN` for everybody but administrators. */
export const requireAdmin = ({ account }: SignedIn): void => {
  if (account.role !== 'admin') throw refusal('FORBIDDEN', 'ADMINISTRATOR_NEEDED');
};

/** @throws Refusal `FORBIDDEN` while an account waits for its deletion. */
export const requireActive = ({ account }: SignedIn): void => {
  if (account.deletionDueAt) {
    throw refusal('FORBIDDEN', 'ACCOUNT_BEING_DELETED');
  }
};

/** Gives the browser its session. */
export const giveCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.header('set-cookie', sessionCookie(token));

/** Takes the session away from the browser. */
export const takeCookie = (reply: FastifyReply): FastifyReply =>
  reply.header('set-cookie', endedCookie());

/** After sessions were revoked: the answer leaves when this process refuses their tokens. The others hear at the same time. */
export const settleRevocation = (app: App): Promise<void> => app.get(endedSessions).catchUp();
