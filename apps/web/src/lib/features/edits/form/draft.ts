import type { WorkKind } from '#lib/features/catalog/work.ts';
import { fingerprint } from './fingerprint.ts';
import type { RelatedElsewhere } from './related-elsewhere.ts';
import { type FormName, formFields, formLists, kindOf } from './fields.ts';
import type { Parts } from './part.ts';
import { type ListName, newParts, partsOf } from './row-kinds.ts';

/** A row of a list as it stands in a work. */
export interface StoredRow {
  /** The same as long as the row has its key. */
  readonly id: string;
  /** The address of the value that it is, or is a part of. */
  readonly field: string;
  readonly value: unknown;
  /** The row as people read it. */
  readonly lines: readonly string[];
  /** What the other work of a relation is called. */
  readonly label: string | null;
}

/** A value of a work that has one control. */
export interface StoredText {
  readonly text: string;
  readonly source: string | null;
  readonly lock: string | null;
  /** When a source or a person last said it. */
  readonly verifiedAt: string | null;
}

/** What a source says where people say something else. */
export interface Kept {
  /** The key of the source; null if none says anything. */
  readonly source: string | null;
  /** What it says as JSON; null if it says nothing. */
  readonly json: string | null;
  readonly lines: readonly string[];
  /** Who changed it last, if they may be named, and when. */
  readonly by: string | null;
  readonly at: string | null;
}

/** The part of a long list that the form shows. */
export interface Slice {
  readonly language: string;
  readonly after: string;
  readonly next: string | null;
}

/** A work as the form needs it. */
export interface FormWork {
  readonly form: FormName;
  readonly kind: WorkKind;
  /** Null for a work that is not here yet. */
  readonly id: string | null;
  readonly title: string;
  readonly baseRevision: number;
  readonly texts: Readonly<Record<string, StoredText>>;
  readonly lists: Readonly<Partial<Record<ListName, readonly StoredRow[]>>>;
  /** Why a list is locked, by its name. */
  readonly locks: Readonly<Record<string, string>>;
  /** What people say, by address, with what sources say there. */
  readonly kept: Readonly<Record<string, Kept>>;
  readonly slice: Slice | null;
  /** Relations that are stated of other works. */
  readonly elsewhere: readonly RelatedElsewhere[];
}

/** A row of the form. One that nobody touched has no parts: it shows what stands there. */
export interface DraftRow {
  id: string;
  parts: Record<string, string> | null;
  isRemoved: boolean;
  isNew: boolean;
}

/** What somebody typed beside the values. */
export interface About {
  note: string;
  sources: string;
  wantsReview: boolean;
}

/** The form while somebody fills it in. */
export interface Draft {
  texts: Record<string, string>;
  lists: Partial<Record<ListName, DraftRow[]>>;
  /** What is searched, by list. */
  finds: Partial<Record<ListName, string>>;
  /** Addresses about which the sources are to decide again. */
  released: string[];
  about: About;
}

/** What somebody changed in the form, to show it again: nothing of what they did not touch. */
export interface Typed {
  texts: Readonly<Record<string, string>>;
  lists: Partial<Record<ListName, readonly DraftRow[]>>;
  finds: Draft['finds'];
  released: readonly string[];
  about: About;
}

const NO_ROWS: readonly StoredRow[] = [];

export const rowsOf = (work: FormWork, list: ListName): readonly StoredRow[] =>
  work.lists[list] ?? NO_ROWS;

const untouched = ({ id }: StoredRow): DraftRow => ({
  id,
  parts: null,
  isRemoved: false,
  isNew: false,
});

const listOf = (work: FormWork, list: ListName, typed: readonly DraftRow[] = []): DraftRow[] => {
  const byId = new Map(typed.map((row) => [row.id, row]));
  const stored = rowsOf(work, list);
  const known = new Set(stored.map(({ id }) => id));
  // A row that is gone meanwhile stays in the form as a new one, as long as somebody has typed in it.
  const others = typed.filter(({ id, parts }) => !known.has(id) && parts !== null);
  return [
    ...stored.map((row) => ({ ...(byId.get(row.id) ?? untouched(row)) })),
    ...others.map((row) => ({ ...row, isNew: true })),
  ];
};

/** The form of a work, with what somebody typed before. */
export function draftOf(work: FormWork, typed?: Typed): Draft {
  const texts = Object.fromEntries(
    formFields(work.form).map(({ name }) => [
      name,
      typed?.texts[name] ?? work.texts[name]?.text ?? '',
    ]),
  );
  const lists = Object.fromEntries(
    formLists(work.form).map((list) => [list, listOf(work, list, typed?.lists[list])]),
  );
  const about = typed?.about ?? { note: '', sources: '', wantsReview: false };
  const released = [...(typed?.released ?? [])].filter((field) => field in work.kept);
  return { texts, lists, finds: { ...typed?.finds }, released, about: { ...about } };
}

/** A form in which nothing stands yet, for a work that is not here. */
export const blankWork = (form: FormName): FormWork => ({
  form,
  kind: kindOf(form),
  id: null,
  title: '',
  baseRevision: 0,
  texts: {},
  lists: {},
  locks: {},
  kept: {},
  slice: null,
  elsewhere: [],
});

/** The addresses of a list where people say that there is nothing. */
export const emptiedIn = (work: FormWork, list: ListName): string[] => {
  const shown = new Set(rowsOf(work, list).map(({ field }) => field));
  return Object.keys(work.kept).filter(
    (field) => field.startsWith(`${list}.`) && !shown.has(field),
  );
};

/** The mark of what is typed in a row: the form carries it to tell rows that were opened and left as they are. */
export const markOf = (parts: Parts): string =>
  fingerprint(
    JSON.stringify(
      Object.entries(parts)
        .filter(([name, text]) => name !== 'workTitle' && text !== '')
        .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])
        .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ),
  );

/** What stands in the parts of a row at first. */
export const partsIn = (
  list: ListName,
  { value, label }: Pick<StoredRow, 'value' | 'label'>,
): Record<string, string> => ({
  ...partsOf(list, value),
  ...(label !== null && { workTitle: label }),
});

const firstFree = (rows: readonly DraftRow[]): string => {
  const taken = new Set(rows.map(({ id }) => id));
  let number = 1;
  while (taken.has(`new${number}`)) number += 1;
  return `new${number}`;
};

/** Adds a row to a list. @returns its id */
export function addRow(draft: Draft, list: ListName, parts?: Parts): string {
  const rows = (draft.lists[list] ??= []);
  const id = firstFree(rows);
  rows.push({ id, parts: { ...newParts(list), ...parts }, isRemoved: false, isNew: true });
  return id;
}

const rowIn = (draft: Draft, list: ListName, id: string): DraftRow | undefined =>
  draft.lists[list]?.find((row) => row.id === id);

/** Lets people edit a row that stands there. */
export function openRow(draft: Draft, work: FormWork, at: { list: ListName; id: string }): void {
  const row = rowIn(draft, at.list, at.id);
  const stored = rowsOf(work, at.list).find(({ id }) => id === at.id);
  if (row && stored && !row.parts) row.parts = partsIn(at.list, stored);
}

/** Takes a row out; a new one is simply gone. */
export function removeRow(draft: Draft, list: ListName, id: string): void {
  const row = rowIn(draft, list, id);
  if (!row) return;
  if (row.isNew) draft.lists[list] = draft.lists[list]?.filter((one) => one !== row) ?? [];
  else Object.assign(row, { isRemoved: true, parts: null });
}

/** Takes back what was done to a row. */
export function resetRow(draft: Draft, list: ListName, id: string): void {
  const row = rowIn(draft, list, id);
  if (row) Object.assign(row, { isRemoved: false, parts: null });
}
