import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { createCode } from '../code.ts';
import { codeLink } from '../link.ts';
import { hashToken } from '../random-token.ts';
import { refusal } from '../reasons.ts';

/** The hash of a code with 256 random bits reveals nothing about it. */
const idOf = (hash: Buffer): string => hash.toString('hex');

/** Creates an invitation for one account. */
export const createInvitation = async (
  app: App,
  tx: Tx,
): Promise<{ id: string; code: string; url: string; expiresAt: Date }> => {
  const { code, expiresAt } = await createCode(app, tx, { purpose: 'invite' });
  return { id: idOf(hashToken(code)), code, url: codeLink(app, 'sign-up', code), expiresAt };
};

/** An unused invitation. Its link is known only when it is created. */
export interface Invitation {
  id: string;
  createdAt: Date;
  expiresAt: Date;
}

/** The valid invitations, oldest first. */
export const listInvitations = async (app: App): Promise<Invitation[]> => {
  const rows = await app.db
    .selectFrom('accounts.code')
    .select(['code_hash', 'created_at', 'expires_at'])
    .where('purpose', '=', 'invite')
    .where('expires_at', '>', app.clock.now())
    .orderBy('created_at')
    .orderBy('code_hash')
    .execute();
  return rows.map((row) => ({
    id: idOf(row.code_hash),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
};

/** Withdraws an invitation. @throws Refusal `NOT_FOUND` if it is not valid */
export const withdrawInvitation = async (tx: Tx, id: string): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts.code')
    .where('purpose', '=', 'invite')
    .where('code_hash', '=', Buffer.from(id, 'hex'))
    .executeTakeFirst();
  if (!numDeletedRows) throw refusal('NOT_FOUND', 'INVITATION_NOT_FOUND');
};
