import type { FieldValue, SyncField } from './entry.ts';
import type { WorkLength } from './merge-case.ts';

/** Whether a number is beyond the known end of the work. */
export const isOverTotal = (
  { total, totalVolumes }: WorkLength,
  field: SyncField,
  value: FieldValue,
): boolean => {
  const end = { progress: total, progressVolumes: totalVolumes }[field as string] ?? null;
  return typeof value === 'number' && end !== null && value > end;
};
