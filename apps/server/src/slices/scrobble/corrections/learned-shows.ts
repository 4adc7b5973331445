import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { isEditorById, type MappingKind } from '#slices/mapping/index.ts';
import { agreedIds, type ToldId } from './rules/agreed-ids.ts';

/** What a server has reported about a show. */
export interface LearnedShow {
  kind: MappingKind;
  id: number;
  /** The title at that time; null if there was none. */
  title: string | null;
}

/** A show of one server. */
interface ShowKey {
  tokenId: string;
  showKey: string;
}

const LONGEST_KEY = 300;
/** The most shows per token, against hostile senders. */
const MOST_SHOWS = 20_000;
/** Owners of whom it is asked whether they are editors. If more have told of a show, two of them agree. */
const MOST_TELLERS = 10;

/** Remembers the ids that a server reports for a show, with its title. */
export const learnShow = async (
  tx: Tx,
  { tokenId, showKey }: ShowKey,
  {
    title,
    ids,
    at,
  }: { title: string | null; ids: readonly { kind: MappingKind; id: number }[]; at: Date },
): Promise<void> => {
  if (showKey.length > LONGEST_KEY) return;
  const { count } = await tx
    .selectFrom('scrobble.learned_show')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('token_id', '=', tokenId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_SHOWS) return;
  for (const { kind, id } of ids) {
    const row = { token_id: tokenId, show_key: showKey, kind, show_id: id, title, seen_at: at };
    await tx
      .insertInto('scrobble.learned_show')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['token_id', 'show_key', 'kind'])
          .doUpdateSet({ show_id: id, title, seen_at: at }),
      )
      .execute();
  }
};

/** The ids that a server has reported for a show, by any of its names, where a condition holds. */
export const learnedShow = async (
  tx: Tx,
  {
    tokenId,
    keys,
    condition,
  }: { tokenId: string; keys: readonly string[]; condition: RawBuilder<boolean> },
): Promise<LearnedShow[]> => {
  const rows = await tx
    .selectFrom('scrobble.learned_show')
    .select(['kind', 'show_id', 'title'])
    .distinct()
    .where('token_id', '=', tokenId)
    .where('show_key', 'in', [...keys])
    .where(condition)
    .execute();
  return rows.map((row) => ({ kind: row.kind as MappingKind, id: row.show_id, title: row.title }));
};

/**
 * The ids that all owners may believe of a show that all servers name alike: an editor's server has reported them, or those of two owners. Without
 * titles, because what others call it proves nothing.
 */
export const agreedShow = async (tx: Tx, guidKey: string): Promise<LearnedShow[]> => {
  const { rows } = await sql<ToldId>`
    select learned_show.kind, show_id as id, array_agg(distinct user_id) as "userIds"
    from scrobble.learned_show join scrobble.token on token.id = learned_show.token_id
    where show_key = ${guidKey} and show_key like 'guid:%'
    group by learned_show.kind, show_id`.execute(tx);
  const tellers = [...new Set(rows.flatMap(({ userIds }) => userIds))].slice(0, MOST_TELLERS);
  const editors = new Set<string>();
  for (const id of tellers) if (await isEditorById(tx, id)) editors.add(id);
  return agreedIds(rows, editors).map(({ kind, id }) => ({ kind, id, title: null }));
};
