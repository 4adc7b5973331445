import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { audit, hasAudited } from '../audit.ts';
import { grantMisusedLetter, newGrantLetter } from '../letter.ts';
import { findActive } from '../queries.ts';
import type { Visitor } from '../visitor.ts';
import { noteExchange, presentCode, type PresentedCode } from './authorization-code.ts';
import { clientName, type Client } from './client.ts';
import { createGrant, endGrant, touchGrant } from './grants.ts';
import { isVerifierOf } from './pkce.ts';
import { holdRefreshToken, repeatRefreshToken, rotateRefreshToken } from './refresh-token.ts';
import { isGrantInForce, judgeUse } from './rules.ts';

/** The result of presenting a code or a refresh token. A refusal is not an error here, because what it ended must be committed. */
export type Outcome = Issued | { isIssued: false };

/** A valid grant, and what its client gets to use it. */
export interface Issued {
  isIssued: true;
  userId: string;
  grantId: string;
  refreshToken: string;
  scopes: readonly Scope[] | null;
}

const REFUSED: Outcome = { isIssued: false };

/** Ends a grant that somebody else has a copy of, and sends its owner a letter. */
const endMisused = async (
  app: App,
  tx: Tx,
  misused: { userId: string; grantId: string; clientId: string; visitor: Visitor },
): Promise<void> => {
  const { userId, clientId, visitor } = misused;
  if (!(await endGrant(app, tx, misused))) return;
  await audit(app, tx, { userId, action: 'grant-misused', visitor });
  const user = await findActive(tx, userId);
  if (user) await enqueueMail(app, tx, grantMisusedLetter(user.email, clientName(clientId)));
};

/** What a client presents together with its code. */
interface CodeProof {
  code: string;
  verifier: string;
  redirectUri: string;
  client: Client;
  visitor: Visitor;
}

const isProven = (code: PresentedCode, { client, redirectUri, verifier }: CodeProof): boolean =>
  code.isInTime &&
  code.clientId === client.id &&
  code.redirectUri === redirectUri &&
  isVerifierOf(code.codeChallenge, verifier);

/** Exchanges a code for a grant. A code that is presented twice ends the grant of its first use (RFC 6749 §4.1.2). */
export const exchangeCode = async (app: App, tx: Tx, proof: CodeProof): Promise<Outcome> => {
  const { client, visitor } = proof;
  const code = await presentCode(app, tx, proof.code);
  if (!code) return REFUSED;
  const { userId, hash, grantId: earlier } = code;
  if (code.isUsed) {
    const clientId = code.clientId;
    if (earlier) await endMisused(app, tx, { userId, grantId: earlier, clientId, visitor });
    return REFUSED;
  }
  const user = await findActive(tx, userId);
  if (!user || !isProven(code, proof)) return REFUSED;
  const { email } = user;
  const begun = await beginGrant(app, tx, { userId, email, client, visitor, scopes: null });
  await noteExchange(tx, { hash, grantId: begun.grantId });
  return begun;
};

interface Beginning {
  userId: string;
  email: string;
  client: Pick<Client, 'id' | 'name'>;
  visitor: Visitor;
  scopes: readonly Scope[] | null;
}

/** Begins a grant that its user allowed, and sends them a letter if it is used from a new place. */
export const beginGrant = async (
  app: App,
  tx: Tx,
  { userId, email, client, visitor, scopes }: Beginning,
): Promise<Issued> => {
  const begun = await createGrant(app, tx, { userId, clientId: client.id, visitor, scopes });
  if (!(await hasAudited(tx, { userId, action: 'grant-begun', visitor }))) {
    await enqueueMail(app, tx, newGrantLetter(email, client.name, visitor.userAgent));
  }
  await audit(app, tx, { userId, action: 'grant-begun', visitor });
  return { isIssued: true, userId, scopes, ...begun };
};

/**
 * Exchanges a refresh token for the next one. A used token that comes again, later than a lost response explains, ends the grant (RFC 9700
 * §4.14.2).
 */
export const refreshGrant = async (
  app: App,
  tx: Tx,
  { token, client, visitor }: { token: string; client: Client; visitor: Visitor },
): Promise<Outcome> => {
  const held = await holdRefreshToken(tx, token);
  if (!held || held.clientId !== client.id) return REFUSED;
  const now = app.clock.now();
  const { grantId, userId, clientId, scopes } = held;
  const use = judgeUse(held, now);
  if (use === 'reuse') {
    await endMisused(app, tx, { userId, grantId, clientId, visitor });
    return REFUSED;
  }
  if (!isGrantInForce(held, now) || !(await findActive(tx, userId))) return REFUSED;
  if (use === 'repeat') {
    const refreshToken = repeatRefreshToken(token, held);
    return { isIssued: true, userId, grantId, refreshToken, scopes };
  }
  await touchGrant(app, tx, { grantId, visitor });
  const refreshToken = await rotateRefreshToken(app, tx, { token, held });
  return { isIssued: true, userId, grantId, refreshToken, scopes };
};
