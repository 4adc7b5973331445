import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { defineResource } from '#platform/resource.ts';
import { type Media, shelfOf } from '#slices/catalog/index.ts';
import type { Visibility } from '#slices/accounts/index.ts';
import type { ListStatus } from '../rules/word.ts';
import { HeldList, type HeldEntry } from './held-list.ts';
import { offStatusLists } from './list-filter.ts';

/** Entries in all lists that are kept: some 60 MB. */
const MOST_ENTRIES = 200_000;
/** A list is read again after this long, because tombstones are deleted some day. */
const KEPT_MS = DAY_MS;

interface Kept {
  list: HeldList;
  readAt: number;
  /** Readers of one list take turns, so that an older state never replaces a newer one. */
  turn: Promise<void>;
}

/** Recently requested lists in orders without an index. The least recently used are dropped first. */
export class HeldLists {
  readonly #kept = new Map<string, Kept>();

  /** A list as the database has it now. */
  async read(app: App, { userId, media }: ListKey): Promise<HeldList> {
    const name = `${userId}/${media}`;
    const now = app.clock.nowMs();
    const kept = this.#fresh(name, now) ?? {
      list: new HeldList(shelfOf(app, media)),
      readAt: now,
      turn: Promise.resolve(),
    };
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const reading = kept.turn.then(() => readOn(app.db, kept.list, { userId, media }));
    kept.turn = reading.catch(() => undefined);
    await reading;
    this.#makeRoom();
    return kept.list;
  }

  #fresh(name: string, now: number): Kept | undefined {
    const kept = this.#kept.get(name);
    return kept && now - kept.readAt < KEPT_MS ? kept : undefined;
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
  media: Media;
}

const milliseconds = (column: string) =>
  sql`(date_part('epoch', ${sql.ref(column)}) * 1000)::bigint`;

/** Later writes as one text, because parsing thousands of rows costs more than finding them. */
const readOn = async (db: Database, list: HeldList, { userId, media }: ListKey): Promise<void> => {
  const { rows } = await sql<{ revision: string | null; written: string; gone: string }>`
    select max(revision) as revision, coalesce(string_agg(concat_ws(E'\t', id, work_id, status, progress, coalesce(score, -1),
        priority, coalesce(started_on, ''), coalesce(completed_on, ''), visibility, ${offStatusLists}::integer,
        ${milliseconds('updated_at')}, ${milliseconds('created_at')}), E'\n') filter (where deleted_at is null), '') as written,
      coalesce(string_agg(id::text, E'\n') filter (where deleted_at is not null), '') as gone
    from lists.entry as entry where user_id = ${userId} and media = ${media} and revision > ${list.revision}`.execute(
    db,
  );
  const [found] = rows;
  if (found?.revision == null) return;
  list.take({
    revision: Number(found.revision),
    written: linesOf(found.written).map((line) => heldEntryOf(line.split('\t'))),
    gone: linesOf(found.gone),
  });
};

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

const heldEntryOf = (cells: readonly string[]): HeldEntry => {
  const [id = '', workId = '', status, progress, score, priority, ...others] = cells;
  const [startedOn, completedOn, visibility, isOff, updatedAt, createdAt] = others;
  return {
    id,
    workId,
    status: status as ListStatus,
    progress: Number(progress),
    score: score === '-1' ? null : Number(score),
    priority: Number(priority),
    startedOn: startedOn || null,
    completedOn: completedOn || null,
    visibility: visibility as Visibility,
    isOffStatusLists: isOff === '1',
    updatedAtMs: Number(updatedAt),
    createdAtMs: Number(createdAt),
  };
};
