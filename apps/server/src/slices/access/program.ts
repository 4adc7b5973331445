import type { Database } from '#platform/database/index.ts';
import type { Caller } from '#platform/graphql/context.ts';
import { clientOfGrant } from '#slices/accounts/index.ts';

/** A program that acts for an account, under the name its user knows. */
export interface Program {
  /** Identifies it among the programs of the account. It stays the same if its credential is replaced. */
  id: string;
  name: string;
}

/** Our own pages, which need neither a key nor a grant. */
const OWN: Program = { id: 'own', name: 'Tsuzuki' };

/** The program that sent a request. One with a key has the name of the key, one with a grant the name of its client. */
export const programOf = async (
  db: Database,
  { credential }: Pick<Caller, 'credential'>,
): Promise<Program> => {
  if (credential?.by === 'key') {
    const { name } = await db
      .selectFrom('access.key')
      .select('name')
      .where('id', '=', credential.id)
      .executeTakeFirstOrThrow();
    return { id: `key:${name}`, name };
  }
  const client = credential && (await clientOfGrant(db, credential.id));
  return client ? { id: `client:${client.id}`, name: client.name } : OWN;
};
