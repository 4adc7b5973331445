import type { Database } from '#platform/database/index.ts';
import {
  type FieldAddress,
  isSameValue,
  type Media,
  readEditableWork,
} from '#slices/catalog/index.ts';
import { type MergeCounts, mergeCounts } from '#slices/lists/index.ts';
import { groupOf } from '../../editable/field.ts';
import type { WorkName } from '../../queries/work-name.ts';
import { worksToMerge } from '../commands/check.ts';

/** Fields of two works that say something else. */
const MOST_DIFFERENCES = 100;

/** A value that both works have, but not the same. */
export interface Difference {
  field: FieldAddress;
  group: ReturnType<typeof groupOf>;
  from: unknown;
  into: unknown;
}

/** What a merge of two works would do. */
export interface MergePreview extends MergeCounts {
  from: WorkName;
  into: WorkName;
  /** How many ids at other sites would lead to the other work. */
  ids: number;
  differences: Difference[];
}

/**
 * Reads what a merge of two works would do.
 * @throws Refusal as the merge itself would
 */
export const mergePreview = async (
  db: Database,
  works: { medium: Media; from: string; into: string },
): Promise<MergePreview> => {
  const { medium } = works;
  const { from, into } = await worksToMerge(db, works);
  const [own, other] = [
    await readEditableWork(db, { medium, id: from.id }),
    await readEditableWork(db, { medium, id: into.id }),
  ];
  const values = [...(own?.values ?? [])];
  const differences = values
    .filter(([field, value]) => {
      const theirs = other?.values.get(field);
      return theirs !== undefined && !isSameValue(value, theirs);
    })
    .map(([field, value]) => ({
      field,
      group: groupOf(medium, field),
      from: value,
      into: other?.values.get(field),
    }));
  return {
    from,
    into,
    ids: values.filter(([field]) => field.startsWith('externalIds.')).length,
    differences: differences.slice(0, MOST_DIFFERENCES),
    ...(await mergeCounts(db, { media: medium, from: from.id, into: into.id })),
  };
};
