import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { react, type Reaction } from '#platform/events.ts';
import { isId } from '#platform/ids.ts';
import { enqueueMail, type Mail } from '#platform/mail/index.ts';
import type { AuditAction } from '#platform/vocabulary.ts';
import { audit, findUser, SERVICE, type Visitor } from '#slices/accounts/index.ts';
import { credentialReported } from './events.ts';

/** A secret of somebody's, such as an API key, and who does something with it. Without an owner it is an operator, with anybody's. */
export interface SecretInHand {
  id: string;
  ownerId?: string;
  visitor?: Visitor;
}

/** The condition that finds its row, in a table with the columns `id` and `user_id`; it finds none where the id cannot be one. */
export const rowInHand = ({ id, ownerId }: SecretInHand): RawBuilder<boolean> => {
  if (!isId(id)) return sql`false`;
  return ownerId === undefined ? sql`id = ${id}` : sql`id = ${id} and user_id = ${ownerId}`;
};

/** Lets secrets of one account be made or changed one after the other: two requests at once do not pass its limit. */
export const lockSecrets = async (tx: Tx, lock: number, of: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)}, hashtext(${of}))`.execute(tx);
};

/** A secret that was ended because it was found in public: whose it was, and what they call it. */
export interface EndedSecret {
  userId: string;
  name: string;
}

/** What a slice does about a secret of its own that was found in public. */
export interface ReportedSecret {
  /** The name of the job: `slice.verb-object`. */
  name: string;
  /** Ends the secret with this hash, where there is one in force. Done again, it does nothing. */
  end: (app: App, tx: Tx, hash: Buffer) => Promise<EndedSecret | undefined>;
  /** What the audit says of it. */
  action: AuditAction;
  /** What its owner is sent. */
  letter: (app: App, to: string, name: string) => Mail;
}

/** Declares what is done when a secret was reported: it is ended, audited, and its owner gets a letter. */
export const endWhenReported = ({ name, end, action, letter }: ReportedSecret): Reaction =>
  react(credentialReported, name, async (app, { sha256 }) => {
    await app.db.transaction().execute(async (tx) => {
      const ended = await end(app, tx, Buffer.from(sha256, 'hex'));
      if (!ended) return;
      await audit(app, tx, { userId: ended.userId, action, visitor: SERVICE });
      const owner = await findUser(tx, ended.userId);
      if (owner) await enqueueMail(app, tx, letter(app, owner.email, ended.name));
    });
  });
