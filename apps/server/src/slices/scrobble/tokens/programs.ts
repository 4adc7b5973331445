import { randomBytes } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { hashCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Program } from '#slices/access/index.ts';
import type { Origin, ProgramKind } from '../pipeline/origin.ts';
import { SETTINGS_COLUMNS, settingsOf } from './token-settings.ts';

const MOST_NAME_CHARACTERS = 100;

/** The row of a program is known to nobody by a secret. */
const nobodysHash = (): Buffer => hashCredential(randomBytes(32).toString('base64url'));

/** The origin of a program, with the hash that stands in its deliveries. */
export interface ProgramOrigin extends Origin {
  tokenHash: Buffer;
}

/** The origin of what a program of an account tells; it is made when the program first tells something. */
export const programOrigin = async (
  app: App,
  tx: Tx,
  { userId, kind, program }: { userId: string; kind: ProgramKind; program: Program },
): Promise<ProgramOrigin> => {
  const known = await findProgram(tx, userId, program.id);
  if (known) return known;
  await tx
    .insertInto('scrobble.token')
    .values({
      id: app.ids.next(),
      user_id: userId,
      kind,
      program: program.id,
      name: program.name.slice(0, MOST_NAME_CHARACTERS),
      token_hash: nobodysHash(),
      created_at: app.clock.now(),
    })
    // Its first two messages may come at once.
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'program']).where('program', 'is not', null).doNothing(),
    )
    .execute();
  const made = await findProgram(tx, userId, program.id);
  if (!made) throw new Error('A program was deleted while it told something.');
  return made;
};

const findProgram = async (
  tx: Tx,
  userId: string,
  program: string,
): Promise<ProgramOrigin | undefined> => {
  const row = await tx
    .selectFrom('scrobble.token')
    .select(['id', 'kind', 'name', 'token_hash'])
    .select(SETTINGS_COLUMNS)
    .where('user_id', '=', userId)
    .where('program', '=', program)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind as ProgramKind,
      userId,
      name: row.name,
      settings: settingsOf(row),
      tokenHash: row.token_hash,
    }
  );
};
