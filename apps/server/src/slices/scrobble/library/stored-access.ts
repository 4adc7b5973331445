import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import { audit, type Visitor } from '#slices/accounts/index.ts';
import { refusal } from '../reasons.ts';
import { SERVER_KINDS, type ServerKind } from '../servers/kind.ts';
import type { AccessInput } from './address.ts';

/** A media server, as its owner knows it. */
export interface ServerProgram {
  kind: ServerKind;
  /** What the program is called. */
  program: 'Plex' | 'Jellyfin' | 'Emby';
}

/** How to read somebody's media server. */
export interface LibraryAccess extends ServerProgram {
  address: string;
  token: string;
}

/** A media server of a user, by its webhook token. */
export interface OwnServer {
  id: string;
  userId: string;
}

const placeOf = (tokenId: string): string => `scrobble.library_access/${tokenId}`;

/** Where the tokens of media servers are kept. */
export const sealedAccess: SealedColumn = {
  table: 'scrobble.library_access',
  key: 'token_id',
  column: 'secret_sealed',
  place: placeOf,
};

/** Emby and Jellyfin speak alike, so that only what its owner chose tells them apart. */
const programOf = ({ kind, software }: { kind: string; software: string | null }) => {
  const known = SERVER_KINDS.find((one) => one === kind);
  if (known === undefined) return null;
  const program = known === 'server_a' ? 'Plex' : software === 'emby' ? 'Emby' : 'Jellyfin';
  return { kind: known, program } satisfies ServerProgram;
};

/** The media server of a user. @throws Refusal `NOT_FOUND`, `CONFLICT` for a player */
export const serverOf = async (db: Database, { id, userId }: OwnServer): Promise<ServerProgram> => {
  const row = await db
    .selectFrom('scrobble.token')
    .select(['kind', 'software'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'TOKEN_NOT_FOUND');
  const server = programOf(row);
  if (!server) throw refusal('CONFLICT', 'PLAYER_HAS_NO_LIBRARY');
  return server;
};

/** Stores how to read a media server. What it was asked about before is asked again. */
export const keepAccess = async (
  app: App,
  tx: Tx,
  { id, userId, visitor, address, token }: OwnServer & AccessInput & { visitor: Visitor },
): Promise<void> => {
  const row = {
    address,
    secret_sealed: app.secrets.seal(token, placeOf(id)),
    allowed_at: app.clock.now(),
  };
  await tx
    .insertInto('scrobble.library_access')
    .values({ token_id: id, ...row })
    .onConflict((conflict) => conflict.column('token_id').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('scrobble.asked_show').where('token_id', '=', id).execute();
  await audit(app, tx, { userId, action: 'library-allowed', visitor });
};

/** Forgets how to read a media server. @throws Refusal `NOT_FOUND` */
export const endAccess = async (
  app: App,
  tx: Tx,
  { id, userId, visitor }: OwnServer & { visitor: Visitor },
): Promise<void> => {
  await serverOf(tx, { id, userId });
  const { numDeletedRows } = await tx
    .deleteFrom('scrobble.library_access')
    .where('token_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refusal('NOT_FOUND', 'LIBRARY_NOT_ALLOWED');
  await audit(app, tx, { userId, action: 'library-ended', visitor });
};

/** How to read the media server of a webhook token, if its owner allows that. */
export const accessOf = async (app: App, tokenId: string): Promise<LibraryAccess | null> => {
  const row = await app.db
    .selectFrom('scrobble.library_access')
    .innerJoin('scrobble.token', 'scrobble.token.id', 'token_id')
    .select(['kind', 'software', 'address', 'secret_sealed'])
    .where('token_id', '=', tokenId)
    .executeTakeFirst();
  const server = row && programOf(row);
  if (!server) return null;
  return {
    ...server,
    address: row.address,
    token: app.secrets.open(row.secret_sealed, placeOf(tokenId)),
  };
};
