import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';

/** What a service gave us for an account. Null where the service has no such thing. */
export interface Tokens {
  access: string;
  refresh: string | null;
  /** When the access token ends, RFC 3339. */
  endsAt: string | null;
  /** The owner's own client, at services where everybody registers one. */
  client?: { id: string; secret: string } | undefined;
}

const placeOf = (id: string): string => `sync.link/${id}`;

/** Where the tokens of links are kept. */
export const sealedTokens: SealedColumn = {
  table: 'sync.link',
  key: 'id',
  column: 'tokens_sealed',
  place: placeOf,
};

export const sealTokens = (app: App, id: string, tokens: Tokens): Buffer =>
  app.secrets.seal(JSON.stringify(tokens), placeOf(id));

/** The tokens of a link; undefined if it has none any more. */
export const tokensOf = async (app: App, db: Database, id: string): Promise<Tokens | undefined> => {
  const row = await db
    .selectFrom('sync.link')
    .select('tokens_sealed')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.tokens_sealed) return;
  return JSON.parse(app.secrets.open(row.tokens_sealed, placeOf(id))) as Tokens;
};

/** A token that can't be renewed ends its link. */
export const loginEndOf = ({ refresh, endsAt }: Tokens): Date | null =>
  refresh === null && endsAt !== null ? new Date(endsAt) : null;
