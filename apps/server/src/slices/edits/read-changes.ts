import type { EditableField, EditableWork, Media } from '#slices/catalog/index.ts';
import { isKeyed, isSameValue, partsOf } from '#slices/catalog/index.ts';
import { editableAt } from './editable/field.ts';
import type { ProposedChange } from './model.ts';
import { refusal } from './reasons.ts';

/** A change as somebody sends it. */
export interface SentChange {
  field: string;
  /** The new value; null if nothing is known. */
  value: unknown;
  /** Whether what sources say is to stand again; the value does not matter then. */
  isRelease: boolean;
}

/** Values that one proposal may change. */
const MOST_CHANGES = 300;
const MOST_NAME_SHOWN = 60;

const valueOf = (field: EditableField, { field: address, value }: SentChange): unknown => {
  if (value === null) {
    if (field.isNeeded) throw refusal('BAD_USER_INPUT', 'EDIT_FIELD_NEEDED', { field: address });
    return null;
  }
  const parsed = field.schema.safeParse(value);
  if (!parsed.success) throw refusal('BAD_USER_INPUT', field.fault, { field: address });
  return parsed.data;
};

const rowsOf = (field: EditableField, value: unknown): readonly unknown[] =>
  'isMany' in field && field.isMany ? (value as unknown[]) : [value];

/** The row of a list must have the key of its address: a row that is renamed is another row. */
const requireKey = (field: EditableField, address: string, value: unknown): void => {
  if (!isKeyed(field) || value === null) return;
  const { key } = partsOf(address);
  if (rowsOf(field, value).every((row) => field.keyOf(row as never) === key)) return;
  throw refusal('BAD_USER_INPUT', field.fault, { field: address });
};

const changeOf = (
  medium: Media,
  work: EditableWork | undefined,
  sent: SentChange,
): ProposedChange => {
  const { field: address, isRelease } = sent;
  const field = editableAt(medium, address);
  if (!field) {
    const name = address.slice(0, MOST_NAME_SHOWN);
    throw refusal('BAD_USER_INPUT', 'EDIT_FIELD_UNKNOWN', { name, field: 'changes' });
  }
  const after = isRelease ? (work?.sourced.get(address) ?? null) : valueOf(field, sent);
  if (!isRelease) requireKey(field, address, after);
  return {
    field: address,
    group: field.group,
    before: work?.values.get(address) ?? null,
    after,
    isRelease,
  };
};

/** Whether a change makes a difference: another value, or another one who says it. */
const isDifferent = (
  medium: Media,
  work: EditableWork | undefined,
  { field, before, after, isRelease }: ProposedChange,
): boolean => {
  const isSaid = field in (work?.said ?? {});
  if (isRelease) return isSaid;
  const isRaised = !isSaid && editableAt(medium, field)?.isRanked === true;
  return isRaised || !isSameValue(before, after);
};

/**
 * Reads the changes of a proposal against a work as it is. Changes that change nothing are left out.
 * @throws Refusal `BAD_USER_INPUT` with the `field` that is wrong
 */
export const readChanges = (
  medium: Media,
  work: EditableWork | undefined,
  sent: readonly SentChange[],
): ProposedChange[] => {
  if (sent.length > MOST_CHANGES) {
    throw refusal('BAD_USER_INPUT', 'TOO_MANY_CHANGES', { most: MOST_CHANGES, field: 'changes' });
  }
  const byField = new Map(sent.map((change) => [change.field, change]));
  const changes = [...byField.values()].map((change) => changeOf(medium, work, change));
  const different = changes.filter((change) => isDifferent(medium, work, change));
  if (different.length === 0) throw refusal('BAD_USER_INPUT', 'EDIT_CHANGES_NOTHING');
  return different;
};
