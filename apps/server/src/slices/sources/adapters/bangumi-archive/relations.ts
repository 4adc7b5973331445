import {
  MOST_DETAILS,
  RELATION_KINDS,
  type Media,
  type RelationKind,
  type StatedRelation,
} from '#slices/catalog/index.ts';
import { readRows, type Reading } from './read-rows.ts';
import { relationKindOf } from './relation-kind.ts';
import { RowTable, type RowsOf } from './row-table.ts';
import { SubjectRelation } from './rows.ts';
import type { TakenSubjects } from './taken-subjects.ts';

const NO_KIND = RELATION_KINDS.length;

const numberOf = (kind: RelationKind | null): number =>
  kind === null ? NO_KIND : RELATION_KINDS.indexOf(kind);

/** Reads which subjects belong together: the number of the kind, and the other one. Both must be here. */
export const readRelations = async (reading: Reading, taken: TakenSubjects): Promise<RowsOf> => {
  const relations = new RowTable(2);
  for await (const row of readRows(reading, 'subjectRelations', SubjectRelation)) {
    const { subject_id: id, related_subject_id: other, relation_type: type } = row;
    const place = taken.placeOf(id);
    const medium = taken.mediumOf(other);
    if (place === undefined || !medium || id === other) continue;
    const kind = relationKindOf(medium, type);
    if (kind !== undefined) relations.add(place, [numberOf(kind), other]);
  }
  return relations.byPlace(taken.count);
};

/** The works that belong to a subject. */
export const relatedAt = (
  place: number,
  rows: RowsOf,
  mediumOf: (id: number) => Media | undefined,
): StatedRelation[] =>
  rows(place)
    .flatMap(([kind = NO_KIND, id = 0]) => {
      const medium = mediumOf(id);
      return medium
        ? [{ medium, kind: RELATION_KINDS[kind] ?? null, site: 'bangumi', id: String(id) }]
        : [];
    })
    .slice(0, MOST_DETAILS.related);
