import type { Tx } from '#platform/database/index.ts';
import { refusal } from '../reasons.ts';
import { hasLostTooMany } from '../rules/lost-rows.ts';
import { isLessReadable, lostFields, type Stated } from '../rules/stated.ts';

/** What a file is held against: what the last one of its source stated. */
export interface StatedFile {
  key: string;
  /** What people call the source. */
  name: string;
  stated: Stated;
  /** Whether it may state less than the last one. */
  takesSmaller: boolean;
}

const lastStated = async (tx: Tx, key: string): Promise<Stated | null> => {
  const row = await tx
    .selectFrom('sources.source')
    .select('stated')
    .where('key', '=', key)
    .executeTakeFirst();
  return (row?.stated ?? null) as Stated | null;
};

/** Refuses a file without rows, without a field that was common, or whose rows became unreadable. */
const judge = (before: Stated, { name, stated }: StatedFile): void => {
  if (before.rows > 0 && stated.rows === 0)
    throw refusal('CONFLICT', 'SOURCE_CHANGED_FORM', {
      source: name,
      fault: 'none of its rows can be used',
    });
  const fields = lostFields(before, stated);
  if (fields.length > 0)
    throw refusal('CONFLICT', 'SOURCE_LOST_FIELDS', { source: name, fields: fields.join(', ') });
  if (isLessReadable(before, stated))
    throw refusal('CONFLICT', 'SOURCE_LESS_READABLE', {
      source: name,
      refused: stated.refused,
      total: stated.rows + stated.refused,
    });
};

/** Holds a file against the last one of its source, and keeps what it states. @throws Refusal when it states too little. */
export const keepStated = async (tx: Tx, file: StatedFile): Promise<void> => {
  const before = await lastStated(tx, file.key);
  if (before && !file.takesSmaller) judge(before, file);
  await tx
    .updateTable('sources.source')
    .set({ stated: JSON.stringify(file.stated) })
    .where('key', '=', file.key)
    .execute();
};

/** The same for a file whose rows have no ids that could be missed: it is held against the number of rows as well. */
export const keepStatedRows = async (tx: Tx, file: StatedFile): Promise<void> => {
  const before = await lastStated(tx, file.key);
  const total = before?.rows ?? 0;
  const missing = total - file.stated.rows;
  if (!file.takesSmaller && hasLostTooMany({ total, missing }))
    throw refusal('CONFLICT', 'SOURCE_LOST_ROWS', { source: file.name, missing, total });
  await keepStated(tx, file);
};
