import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { defineResource } from '#platform/resource.ts';
const FLUSH_EVERY_MS = 60_000;

/** What one key did in one hour. */
interface Use {
  keyId: string;
  hourMs: number;
  requests: number;
  denials: number;
  errors: number;
  lastUsedMs: number;
}

/** What a request counts as. A denied one is a request too. */
export type UseKind = 'request' | 'denial' | 'error';

const COUNTER = { request: 'requests', denial: 'denials', error: 'errors' } as const;

/** Counts the use of keys in memory, so that requests write nothing. One statement a minute stores the counts. */
export class KeyUse {
  readonly #app: App;
  #uses = new Map<string, Use>();
  #writing = Promise.resolve();

  constructor(app: App) {
    this.#app = app;
  }

  count(keyId: string, kind: UseKind): void {
    const nowMs = this.#app.clock.nowMs();
    const use = this.#useOf(keyId, nowMs - (nowMs % HOUR_MS));
    use[COUNTER[kind]] += 1;
    use.lastUsedMs = nowMs;
  }

  /** Stores the counts so far. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #useOf(keyId: string, hourMs: number): Use {
    const name = `${keyId} ${hourMs}`;
    const known = this.#uses.get(name);
    if (known) return known;
    const use = { keyId, hourMs, requests: 0, denials: 0, errors: 0, lastUsedMs: 0 };
    this.#uses.set(name, use);
    return use;
  }

  async #write(): Promise<void> {
    const uses = [...this.#uses.values()];
    if (uses.length === 0) return;
    this.#uses = new Map();
    try {
      await writeUses(this.#app, uses);
    } catch (error) {
      for (const use of uses) this.#putBack(use);
      this.#app.log.warn({ err: error }, 'the use of API keys could not be kept; trying again');
    }
  }

  #putBack({ keyId, hourMs, lastUsedMs, ...counts }: Use): void {
    const use = this.#useOf(keyId, hourMs);
    for (const counter of Object.values(COUNTER)) use[counter] += counts[counter];
    use.lastUsedMs = Math.max(use.lastUsedMs, lastUsedMs);
  }
}

/** Rows are locked in the order of their ids, so that two processes do not deadlock. Keys deleted in the meantime are left out. */
const writeUses = async (app: App, uses: readonly Use[]): Promise<void> => {
  const column = <K extends keyof Use>(name: K): Use[K][] => uses.map((use) => use[name]);
  const instants = (name: 'hourMs' | 'lastUsedMs') => column(name).map((ms) => new Date(ms));
  await sql`
    with used as (
      select * from unnest(${column('keyId')}::uuid[], ${instants('hourMs')}::timestamptz[],
        ${column('requests')}::integer[], ${column('denials')}::integer[],
        ${column('errors')}::integer[], ${instants('lastUsedMs')}::timestamptz[])
        as u (key_id, hour, requests, denials, errors, last_used_at)
    ), present as (
      select id from access.key where id in (select key_id from used) order by id for update
    ), last as (
      update access.key set last_used_at = greatest(access.key.last_used_at, newest.at)
      from (select key_id, max(last_used_at) as at from used group by key_id) as newest
      where access.key.id = newest.key_id and access.key.id in (select id from present)
    )
    insert into access.key_usage as kept (key_id, hour, requests, denials, errors)
    select key_id, hour, requests, denials, errors from used
    where key_id in (select id from present) order by key_id, hour
    on conflict (key_id, hour) do update set
      requests = kept.requests + excluded.requests,
      denials = kept.denials + excluded.denials,
      errors = kept.errors + excluded.errors`.execute(app.db);
};

interface RunningKeyUse {
  use: KeyUse;
  timer: NodeJS.Timeout;
}

/** The use of keys in this process, stored each minute and when the process stops. */
export const keyUse = defineResource<RunningKeyUse>({
  name: 'key use',
  open: async (app) => {
    const use = new KeyUse(app);
    const timer = setInterval(() => void use.flush(), FLUSH_EVERY_MS);
    timer.unref();
    return { use, timer };
  },
  close: async ({ use, timer }) => {
    clearInterval(timer);
    await use.flush();
  },
});
