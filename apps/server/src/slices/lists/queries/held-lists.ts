import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import type { Visibility } from '#slices/accounts/index.ts';
import type { ListMedia, ListStatus } from '../rules/word.ts';
import { HeldList, type HeldEntry } from './held-list.ts';

/** Entries in all lists that are kept, each order counted: some 40 MB. */
const MOST_ENTRIES = 200_000;
/** A list is read anew after this long, as tombstones are not kept for ever. */
const KEPT_MS = 86_400_000;

interface Kept {
  list: HeldList;
  readAt: number;
  /** Readers of one list take turns, so that what is older never comes after what is newer. */
  turn: Promise<void>;
}

/** The lists somebody lately asked for in an order that no index has; those longest not asked for go first. */
export class HeldLists {
  readonly #kept = new Map<string, Kept>();

  /** A list as the database has it now. */
  async read(app: App, { userId, media }: ListKey): Promise<HeldList> {
    const name = `${userId}/${media}`;
    const kept = this.#fresh(name, app.clock.now().getTime());
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const reading = kept.turn.then(() => readOn(app, kept.list, { userId, media }));
    kept.turn = reading.catch(() => undefined);
    await reading;
    this.#makeRoom();
    return kept.list;
  }

  #fresh(name: string, now: number): Kept {
    const kept = this.#kept.get(name);
    if (kept && now - kept.readAt < KEPT_MS) return kept;
    return { list: new HeldList(), readAt: now, turn: Promise.resolve() };
  }

  #makeRoom(): void {
    let size = 0;
    for (const [name, { list }] of [...this.#kept].reverse()) {
      size += list.size;
      if (size > MOST_ENTRIES) this.#kept.delete(name);
    }
  }
}

/** The lists this process keeps in memory. */
export const heldLists = defineResource({
  name: 'lists held in memory',
  open: async () => new HeldLists(),
});

interface ListKey {
  userId: string;
  media: ListMedia;
}

const milliseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** What was written since: one text, as thousands of rows cost more to unpack than to find. */
const readOn = async (app: App, list: HeldList, { userId, media }: ListKey): Promise<void> => {
  const { rows } = await sql<{ text: string | null }>`
    select string_agg(concat_ws(E'\t', id, revision, (deleted_at is null)::integer, work_id, status, progress,
      coalesce(score::text, ''), priority, coalesce(started_on, ''), coalesce(completed_on, ''), visibility,
      is_hidden_from_status_lists::integer, ${milliseconds('updated_at')}, ${milliseconds('created_at')}), E'\n') as text
    from lists.entry where user_id = ${userId} and media = ${media} and revision > ${list.revision}`.execute(
    app.db,
  );
  const lines = rows[0]?.text?.split('\n').map((line) => line.split('\t')) ?? [];
  const gone = lines.filter(([, , isThere]) => isThere === '0');
  list.take(
    lines.filter(([, , isThere]) => isThere === '1').map(heldEntryOf),
    gone.map(([id = '', revision]) => ({ id, revision: Number(revision) })),
  );
};

const heldEntryOf = (cells: readonly string[]): HeldEntry => {
  const [id = '', revision, , workId = '', status, progress, score, priority, ...others] = cells;
  const [startedOn, completedOn, visibility, isHidden, updatedAt, createdAt] = others;
  return {
    id,
    workId,
    revision: Number(revision),
    status: status as ListStatus,
    progress: Number(progress),
    score: score ? Number(score) : null,
    priority: Number(priority),
    startedOn: startedOn || null,
    completedOn: completedOn || null,
    visibility: visibility as Visibility,
    isHiddenFromStatusLists: isHidden === '1',
    updatedAtMs: Number(updatedAt),
    createdAtMs: Number(createdAt),
  };
};
