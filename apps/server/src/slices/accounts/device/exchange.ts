import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { beginGrant, type Outcome } from '../grant/exchange.ts';
import { clientName } from '../grant/client.ts';
import { findActive } from '../queries.ts';
import type { Visitor } from '../visitor.ts';
import { DEVICE_CLIENT_ID } from './client.ts';
import { loginOfDevice, noteLogin } from './logins.ts';
import { judgePoll, type PollOutcome } from './rules.ts';

/** The response to a player: its tokens, or why it gets none. */
export type Polled =
  | Extract<Outcome, { isIssued: true }>
  | { isIssued: false; why: Exclude<PollOutcome, 'allowed'> | 'unknown' };

/** Exchanges a device code for a grant, once its user has allowed it. */
export const pollLogin = async (
  app: App,
  tx: Tx,
  { deviceCode, visitor }: { deviceCode: string; visitor: Visitor },
): Promise<Polled> => {
  const login = await loginOfDevice(tx, deviceCode);
  if (!login) return { isIssued: false, why: 'unknown' };
  const now = app.clock.now();
  const outcome = judgePoll(login, now);
  if (outcome !== 'too_soon') await noteLogin(tx, login.hash, { polled_at: now });
  if (outcome !== 'allowed') return { isIssued: false, why: outcome };
  const user = login.userId === null ? undefined : await findActive(tx, login.userId);
  if (!user || login.userId === null) return { isIssued: false, why: 'denied' };
  const client = { id: DEVICE_CLIENT_ID, name: clientName(DEVICE_CLIENT_ID) };
  const scopes = app.vocabulary.playerScopes;
  const of = { userId: login.userId, email: user.email, client, visitor, scopes };
  const begun = await beginGrant(app, tx, of);
  await noteLogin(tx, login.hash, { grant_id: begun.grantId });
  return begun;
};
