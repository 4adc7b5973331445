import type { Tx } from '#platform/database/index.ts';
import type { MappingKind } from '#slices/mapping/index.ts';

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

/** The ids that a server has reported for a show. */
export const learnedShow = async (
  tx: Tx,
  { tokenId, showKey }: ShowKey,
): Promise<LearnedShow[]> => {
  const rows = await tx
    .selectFrom('scrobble.learned_show')
    .select(['kind', 'show_id', 'title'])
    .where('token_id', '=', tokenId)
    .where('show_key', '=', showKey)
    .execute();
  return rows.map((row) => ({ kind: row.kind as MappingKind, id: row.show_id, title: row.title }));
};
