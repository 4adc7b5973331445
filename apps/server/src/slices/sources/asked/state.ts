import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { AskedKey } from '../fetch/keys.ts';
import { askedSourceOf } from './registry.ts';
import { startOfDay } from './rules/again.ts';

/** How far a source has been asked, in works. */
export interface AskedState {
  /** Works it can be asked about. */
  works: number;
  asked: number;
  found: number;
  missing: number;
  failed: number;
  /** Works that are due. */
  left: number;
  today: number;
  worksADay: number;
  /** The last that failed. */
  failures: { ref: string; reason: string }[];
}

const MOST_EXAMPLES = 20;

type Counts = Omit<AskedState, 'failures' | 'worksADay'>;

/** How far a source has been asked about the works that are here. */
export const askedState = async (app: App, key: AskedKey): Promise<AskedState> => {
  const now = app.clock.now();
  const { rows } = await sql<Counts>`
    select count(*)::int as works, count(asked_at)::int as asked, count(found_at)::int as found,
      count(*) filter (where state = 'missing')::int as missing, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where due_at <= ${now})::int as left, count(*) filter (where asked_at >= ${startOfDay(now)})::int as today
    from sources.asked where source = ${key}`.execute(app.db);
  const { rows: failures } = await sql<{ ref: string; reason: string }>`
    select ref, fault as reason from sources.asked where source = ${key} and state = 'failed'
    order by asked_at desc limit ${MOST_EXAMPLES}`.execute(app.db);
  return { ...rows[0]!, worksADay: askedSourceOf(key).worksADay, failures };
};
