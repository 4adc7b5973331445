import type { Database } from '#platform/database/index.ts';
import type { Caller } from '#platform/graphql/context.ts';
import { clientOfGrant } from '#slices/accounts/index.ts';

/** A program that speaks for an account, as its person knows it. */
export interface Program {
  /** Tells it from the other programs of the account, also after its credential was replaced. */
  id: string;
  name: string;
}

/** What speaks without a key or a consent: our own pages. */
const OWN: Program = { id: 'own', name: 'Tsuzuki' };

/** The program that sent a request: one with a key goes by the name of the key, one that was let in by what it is. */
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
