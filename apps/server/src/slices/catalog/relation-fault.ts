import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { StatedRelation } from './details.ts';
import { workNamed } from './read-model/work-named.ts';
import { type PlacedWork, workWithId } from './read-model/work-with-id.ts';
import { type OrderedPair, orderedPair } from './rules/relation-order.ts';
import { type StoredRelation, storedRelations } from './stored-relations.ts';
import { OWN_SITE, siteKey } from './work-ids.ts';

/** Why a relation that somebody states cannot be right. */
export interface RelationFault {
  relation: StatedRelation;
  /** `SELF`: it names the work itself. `UNKNOWN`: our id names no work. `CYCLE`: the works would each come after the other. */
  fault: 'SELF' | 'UNKNOWN' | 'CYCLE';
}

/** Works that are looked at for one relation: no series has more parts. */
const MOST_WORKS = 500;

interface Stating {
  workId: string;
  /** What somebody states of the work, in place of what was stated of the same works. */
  relations: readonly StatedRelation[];
}

const pairOf = (app: App, { statedBy, kind, ...named }: StoredRelation): OrderedPair | null => {
  const [work, other] = [workWithId(app, statedBy), workNamed(app, named)];
  return work && other && orderedPair(work.work.id, other.work.id, kind);
};

/** What stands between some works by now, in either direction. */
const pairsAround = async (
  app: App,
  db: Database,
  { works, isReplaced }: Around,
): Promise<OrderedPair[]> => {
  const rows = await storedRelations(db, works);
  return rows.filter((row) => !isReplaced(row)).flatMap((row) => pairOf(app, row) ?? []);
};

interface Around {
  works: readonly PlacedWork[];
  isReplaced: (row: StoredRelation) => boolean;
}

/** Whether one comes after the other already, in the other direction. */
const closesCycle = async (
  app: App,
  db: Database,
  { pair, isReplaced }: { pair: OrderedPair; isReplaced: Around['isReplaced'] },
): Promise<boolean> => {
  const seen = new Set<string>();
  let next = [pair.after];
  while (next.length > 0 && seen.size < MOST_WORKS) {
    if (next.includes(pair.before)) return true;
    for (const id of next) seen.add(id);
    const works = next.flatMap((id) => workWithId(app, id) ?? []);
    const pairs = await pairsAround(app, db, { works, isReplaced });
    const from = new Set(next);
    const later = pairs.filter(({ order, before }) => order === pair.order && from.has(before));
    next = [...new Set(later.map(({ after }) => after))].filter((id) => !seen.has(id));
  }
  return next.includes(pair.before);
};

/** The first relation that cannot be right, of those that somebody states of a work; null if there is none. */
export const relationFault = async (
  app: App,
  db: Database,
  { workId, relations }: Stating,
): Promise<RelationFault | null> => {
  const keyOf = ({ medium, ...id }: Pick<StatedRelation, 'medium' | 'site' | 'id'>): string =>
    `${medium}:${siteKey(id)}`;
  const stated = new Set(relations.map(keyOf));
  const isReplaced = (row: StoredRelation): boolean =>
    row.statedBy === workId && stated.has(keyOf(row));
  const own = workWithId(app, workId)?.work.id ?? workId;
  for (const relation of relations) {
    const other = workNamed(app, relation);
    if (!other && relation.site === OWN_SITE) return { relation, fault: 'UNKNOWN' };
    if (!other) continue;
    if (other.work.id === own) return { relation, fault: 'SELF' };
    const pair = orderedPair(own, other.work.id, relation.kind);
    if (pair && (await closesCycle(app, db, { pair, isReplaced }))) {
      return { relation, fault: 'CYCLE' };
    }
  }
  return null;
};
