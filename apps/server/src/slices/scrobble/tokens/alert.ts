import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { giveNotice, takeSubjectNotice } from '#slices/profiles/index.ts';
import type { OriginKind } from '../pipeline/origin.ts';
import { SILENT_AFTER_MS, type ServerHealth } from './rules/health.ts';
import { serverHealth } from './queries.ts';

/** A token that is silent for longer has been reported, or is no longer used. */
const FORGOTTEN_AFTER_MS = 4 * SILENT_AFTER_MS;
const TROUBLES = ['SERVER_SILENT', 'SERVER_FAILING'] as const;
type Trouble = (typeof TROUBLES)[number];

const TROUBLE_OF: Readonly<Record<ServerHealth, Trouble | null>> = {
  NEVER: null,
  WORKING: null,
  SILENT: 'SERVER_SILENT',
  FAILING: 'SERVER_FAILING',
};

interface WatchedToken {
  id: string;
  kind: OriginKind;
  user_id: string;
  name: string;
  last_seen_at: Date | null;
  alerted: Trouble | null;
}

const TOKENS_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Tokens with recent deliveries, in batches. */
async function* tokensToWatch(app: App): AsyncGenerator<WatchedToken> {
  const since = new Date(app.clock.nowMs() - FORGOTTEN_AFTER_MS);
  let after = FIRST_ID;
  for (;;) {
    const { rows } = await sql<WatchedToken>`
      select id, kind, user_id, name, last_seen_at, alerted from scrobble.token
      where id > ${after}::uuid and last_seen_at > ${since} order by id limit ${TOKENS_AT_ONCE}`.execute(
      app.db,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < TOKENS_AT_ONCE) return;
    after = last.id;
  }
}

/**
 * Gives owners a notice once if a media server falls silent or sends deliveries that cannot be recorded, and deletes it when it is over.
 */
export const alertOwners = async (app: App): Promise<number> => {
  let alerted = 0;
  for await (const token of tokensToWatch(app)) {
    const health = await serverHealth(app, {
      id: token.id,
      kind: token.kind,
      lastSeenAt: token.last_seen_at,
    });
    const trouble = TROUBLE_OF[health];
    if (trouble === token.alerted) continue;
    await app.db.transaction().execute((tx) => alertOwner(app, tx, token, trouble));
    if (trouble !== null) alerted += 1;
  }
  return alerted;
};

const alertOwner = async (
  app: App,
  tx: Tx,
  { id, user_id: userId, name }: WatchedToken,
  trouble: Trouble | null,
): Promise<void> => {
  await tx.updateTable('scrobble.token').set({ alerted: trouble }).where('id', '=', id).execute();
  await takeSubjectNotice(tx, { userId, subjectId: id, kinds: TROUBLES });
  if (trouble === null) return;
  await giveNotice(app, tx, { userId, kind: trouble, subject: { id, name } });
};
