import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { createCode, useCode } from '../code.ts';
import { codeLink } from '../link.ts';
import { hasAdministrator } from '../queries.ts';
import type { Visitor } from '../visitor.ts';
import { insertUser } from './create-user.ts';
import { refusal } from '../reasons.ts';

/** If two people open the first link at once, one of them becomes the administrator. */
const SET_UP_LOCK = 7_482_022;

/** The one-time link that creates an administrator; undefined while there is one. */
export const createSetUpLink = async (app: App): Promise<string | undefined> => {
  if (await hasAdministrator(app.db)) return undefined;
  const { code } = await app.db
    .transaction()
    .execute((tx) => createCode(app, tx, { purpose: 'setup' }));
  return codeLink(app, 'set-up', code);
};

/**
 * Creates an account that is the administrator.
 * @throws Refusal `CONFLICT` if there is an administrator already, `BAD_USER_INPUT` if the code is not valid
 */
export const setUp = async (
  app: App,
  tx: Tx,
  input: {
    code: string;
    account: { username: string; email: string; passwordHash: string };
    visitor: Visitor;
  },
): Promise<{ id: string; username: string }> => {
  const { code, account, visitor } = input;
  await sql`select pg_advisory_xact_lock(${sql.lit(SET_UP_LOCK)})`.execute(tx);
  // Whoever opens the link again must hear that it has done its work, not that it is too old.
  if (await hasAdministrator(tx)) throw refusal('CONFLICT', 'ALREADY_SET_UP');
  await useCode(app, tx, { code, purpose: 'setup' });
  return insertUser(app, tx, { account: { ...account, role: 'admin' }, visitor });
};
