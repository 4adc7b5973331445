import type { z } from 'zod';
import { Refusal } from '#platform/errors.ts';
import type {
  EditableField,
  EditableWork,
  FieldAddress,
  Media,
  Sourced,
  ValueFault,
} from '#slices/catalog/index.ts';
import { isKeyed, isSameValue, partsOf } from '#slices/catalog/index.ts';
import { editableAt } from './editable/field.ts';
import type { ProposedChange } from './model.ts';
import { refusal } from './reasons.ts';
import { impossibleYear, type Known, turnedDates } from './rules/plausible.ts';

/** A change as somebody sends it. */
export interface SentChange {
  field: string;
  /** The new value; null if nothing is known. */
  value: unknown;
  /** Whether what sources say is to stand again; the value does not matter then. */
  isRelease: boolean;
  /** Whether its author adds it, and knows of nothing there. */
  isNew?: boolean;
}

/** Values that one proposal may change. */
const MOST_CHANGES = 300;
const MOST_NAME_SHOWN = 60;

/** The reason for a part of a row that is wrong, where it tells more than that of the row. */
const PART_FAULTS: Readonly<Record<string, ValueFault>> = {
  airedOn: 'EDIT_DATE_INVALID',
  durationMinutes: 'EDIT_COUNT_INVALID',
  endsAt: 'EDIT_DATE_INVALID',
  id: 'EDIT_SITE_ID_INVALID',
  kind: 'EDIT_CHOICE_INVALID',
  lang: 'EDIT_CHOICE_INVALID',
  language: 'EDIT_CHOICE_INVALID',
  name: 'EDIT_NAME_INVALID',
  nameNative: 'EDIT_NAME_INVALID',
  number: 'EDIT_EPISODE_INVALID',
  note: 'EDIT_NAME_INVALID',
  region: 'EDIT_COUNTRY_INVALID',
  regions: 'EDIT_REGION_INVALID',
  releasedOn: 'EDIT_DATE_INVALID',
  role: 'EDIT_CHOICE_INVALID',
  service: 'EDIT_SITE_INVALID',
  site: 'EDIT_SITE_INVALID',
  startsAt: 'EDIT_DATE_INVALID',
  title: 'EDIT_TITLE_INVALID',
  url: 'EDIT_ADDRESS_INVALID',
};

/** The reason why a value is none of its field, and the part of a row that is wrong: `titles.0.text`. */
const faultOf = (
  field: EditableField,
  address: FieldAddress,
  { path }: z.core.$ZodIssue,
): [ValueFault, { field: string; part?: string }] => {
  if (!isKeyed(field) || path.length === 0) return [field.fault, { field: address }];
  const name = path.findLast((step) => typeof step === 'string');
  const isTitle = name === 'text' && field.fault !== 'EDIT_TEXT_INVALID';
  const known = isTitle ? 'EDIT_TITLE_INVALID' : PART_FAULTS[name ?? ''];
  return [known ?? field.fault, { field: address, part: path.map(String).join('.') }];
};

/** What one refusal says of a value, or each of several. */
const faultsIn = ({ reason, message: detail, details }: Refusal): readonly object[] =>
  Array.isArray(details['errors']) ? details['errors'] : [{ ...details, reason, detail }];

/** Several refusals as one: the first, with the `errors` of all. */
const together = (refusals: readonly Refusal[]): Refusal => {
  const [first, ...others] = refusals as [Refusal, ...Refusal[]];
  if (others.length === 0) return first;
  const { code, reason, message, details } = first;
  return new Refusal(code, reason, message, { ...details, errors: refusals.flatMap(faultsIn) });
};

/** The results for all items that have one, and what is wrong with the others. */
const eachOf = <Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => Result,
): { results: Result[]; refusals: Refusal[] } => {
  const results: Result[] = [];
  const refusals: Refusal[] = [];
  for (const item of items) {
    try {
      results.push(read(item));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(error);
    }
  }
  return { results, refusals };
};

const valueOf = (field: EditableField, { field: address, value }: SentChange): unknown => {
  if (value === null) {
    if (field.isNeeded) throw refusal('BAD_USER_INPUT', 'EDIT_FIELD_NEEDED', { field: address });
    return null;
  }
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // A part may break several rules at once; the first says enough.
  const faults = parsed.error.issues.map((issue) => faultOf(field, address, issue));
  const firsts = faults.filter(
    ([, { part }], at) => faults.findIndex(([, one]) => one.part === part) === at,
  );
  throw together(firsts.map((fault) => refusal('BAD_USER_INPUT', ...fault)));
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

/** A work whose changes are read. */
interface Reading {
  medium: Media;
  work: EditableWork | undefined;
  /** Only where something is released. */
  sourced: Sourced | undefined;
  now: Date;
}

const changeOf = ({ medium, work, sourced, now }: Reading, sent: SentChange): ProposedChange => {
  const { field: address, isRelease } = sent;
  const field = editableAt(medium, address);
  if (!field) {
    const name = address.slice(0, MOST_NAME_SHOWN);
    throw refusal('BAD_USER_INPUT', 'EDIT_FIELD_UNKNOWN', { name, field: 'changes' });
  }
  const after = isRelease ? (sourced?.values.get(address) ?? null) : valueOf(field, sent);
  if (!isRelease) requireKey(field, address, after);
  const before = work?.values.get(address) ?? null;
  const isNew = sent.isNew ?? false;
  const change = { field: address, group: field.group, before, after, isRelease, isNew };
  const impossible = impossibleYear(medium, change, now);
  if (impossible) throw refusal('BAD_USER_INPUT', 'EDIT_YEAR_IMPOSSIBLE', impossible);
  return change;
};

/** What is wrong with the dates of a work after some changes. */
const orderRefusals = (known: Known, changes: readonly ProposedChange[]): readonly Refusal[] => {
  const turned = turnedDates(known, changes);
  return turned ? [refusal('BAD_USER_INPUT', 'EDIT_END_BEFORE_START', turned)] : [];
};

/** @throws Refusal `BAD_USER_INPUT` with the `field` of a date, if a work would end before its start after some changes */
export const requireOrderedDates = (known: Known, changes: readonly ProposedChange[]): void => {
  const [refused] = orderRefusals(known, changes);
  if (refused) throw refused;
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

/** Refuses what its author adds where something stands, which it would replace. @throws Refusal `CONFLICT` with the `field` */
export const requireNothingThere = (
  work: EditableWork | undefined,
  sent: readonly SentChange[],
): void => {
  const taken = sent.find(
    ({ field, isNew }) => isNew && (work?.values.get(field) ?? null) !== null,
  );
  if (!taken) return;
  const { field } = taken;
  const name = (partsOf(field).key ?? field).slice(0, MOST_NAME_SHOWN);
  throw refusal('CONFLICT', 'EDIT_ROW_EXISTS', { name, field });
};

/**
 * Reads the changes of a proposal against a work as it is. Changes that change nothing are left out.
 * @throws Refusal `BAD_USER_INPUT` with the `field` that is wrong, and the `errors` of all if there are several
 */
export const readChanges = (
  medium: Media,
  work: EditableWork | undefined,
  sent: readonly SentChange[],
  now: Date,
): ProposedChange[] => {
  if (sent.length > MOST_CHANGES) {
    throw refusal('BAD_USER_INPUT', 'TOO_MANY_CHANGES', { most: MOST_CHANGES, field: 'changes' });
  }
  const byField = new Map(sent.map((change) => [change.field, change]));
  const isReleasing = sent.some(({ isRelease }) => isRelease);
  const reading = { medium, work, sourced: isReleasing ? work?.sourced() : undefined, now };
  const read = eachOf(byField.values(), (change) => changeOf(reading, change));
  const changes = read.results;
  // A date that could not be read contradicts nothing.
  const known = { get: (at: string) => (byField.has(at) ? null : work?.values.get(at)) };
  const wrong = [...read.refusals, ...orderRefusals(known, changes)];
  if (wrong.length > 0) throw together(wrong);
  const different = changes.filter((change) => isDifferent(medium, work, change));
  if (different.length === 0) throw refusal('BAD_USER_INPUT', 'EDIT_CHANGES_NOTHING');
  return different;
};
