import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { react, type Reaction } from '#platform/events.ts';
import { isId } from '#platform/ids.ts';
import { enqueueMail, type Mail } from '#platform/mail/index.ts';
import type { AuditAction } from '#platform/vocabulary.ts';
import { audit, findUser, SERVICE, type Visitor } from '#slices/accounts/index.ts';
import { credentialReported } from './events.ts';

/** A secret of a user, such as an API key, and who acts on it. Without an owner id an operator acts, on anybody's secret. */
export interface SecretInHand {
  id: string;
  ownerId?: string;
  visitor?: Visitor;
}

/** The condition that finds its row, in a table with the columns `id` and `user_id`. It finds none if the id is malformed. */
export const rowInHand = ({ id, ownerId }: SecretInHand): RawBuilder<boolean> => {
  if (!isId(id)) return sql`false`;
  return ownerId === undefined ? sql`id = ${id}` : sql`id = ${id} and user_id = ${ownerId}`;
};

/** Lets the secrets of one account be created or changed only one after another, so that concurrent requests do not exceed a limit. */
export const lockSecrets = async (tx: Tx, lock: number, of: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)}, hashtext(${of}))`.execute(tx);
};

/** A secret that was ended because it was found in public: its owner, and its name. */
export interface EndedSecret {
  userId: string;
  name: string;
}

/** What a slice does with a secret of its own that was found in public. */
export interface ReportedSecret {
  /** The name of the job: `slice.verb-object`. */
  name: string;
  /** Ends the secret with this hash, if it is valid. Idempotent. */
  end: (app: App, tx: Tx, hash: Buffer) => Promise<EndedSecret | undefined>;
  /** The action in the audit. */
  action: AuditAction;
  /** The letter to its owner. */
  letter: (app: App, to: string, name: string) => Mail;
}

/** Declares the reaction to a reported secret: end it, write the audit, and send its owner a letter. */
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
