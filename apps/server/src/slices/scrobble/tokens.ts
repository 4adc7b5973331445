import type { App } from '#platform/app.ts';
import { hashCredential, makeCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { TOKEN_PREFIX, type ServerKind } from './server-kind.ts';

/** A token as its owner sees it; the token itself is known only when it is made. */
export interface WebhookToken {
  id: string;
  kind: ServerKind;
  name: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  lastOutcome: string | null;
}

/** Makes a webhook token for one user and one kind of media server. Only its SHA-256 is kept. */
export const createToken = async (
  app: App,
  tx: Tx,
  input: { userId: string; kind: ServerKind; name: string },
): Promise<{ id: string; token: string }> => {
  const id = app.ids.next();
  const token = makeCredential(TOKEN_PREFIX);
  await tx
    .insertInto('scrobble.token')
    .values({
      id,
      user_id: input.userId,
      kind: input.kind,
      name: input.name.slice(0, 100),
      token_hash: hashCredential(token),
      created_at: app.clock.now(),
    })
    .execute();
  return { id, token };
};

/** The tokens of a user, oldest first. */
export const listTokens = async (app: App, userId: string): Promise<WebhookToken[]> => {
  const rows = await app.db
    .selectFrom('scrobble.token')
    .select(['id', 'kind', 'name', 'created_at', 'last_seen_at', 'last_outcome'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ServerKind,
    name: row.name,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    lastOutcome: row.last_outcome,
  }));
};

/**
 * Deletes a token: what arrives with it from now on is dropped.
 * @throws Refusal `NOT_FOUND`.
 */
export const deleteToken = async (tx: Tx, id: string): Promise<void> => {
  const result = isId(id)
    ? await tx.deleteFrom('scrobble.token').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!result?.numDeletedRows) throw refusal('NOT_FOUND', `No webhook token has the id ${id}.`);
};
