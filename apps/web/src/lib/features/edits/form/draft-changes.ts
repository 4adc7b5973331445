import { type JsonRow, isSame } from '../json-value.ts';
import { type Draft, type DraftRow, type FormWork, rowsOf } from './draft.ts';
import { type FormField, formFields, formLists } from './fields.ts';
import { type ListName, ROW_KINDS, rowTyped } from './row-kinds.ts';

/** A change of a value: where it stands, and what it is before and after as JSON; null is none. */
export interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  /** What the other work of a relation is called. */
  readonly relatedTitle: string | null;
  /** Whether the sources decide about it again. */
  readonly isRelease?: true;
  /** Whether it is a row that is added to a list. */
  readonly isNew?: true;
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const isNumber = (text: string): boolean => /^-?\d{1,9}$/u.test(text);

/** The value that was typed, as JSON; null if nothing was. What is no number is left to the API to refuse. */
export function jsonOfText({ kind }: FormField, text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'number') return JSON.stringify(isNumber(typed) ? Number(typed) : typed);
  if (kind === 'flag') return JSON.stringify(typed === 'true');
  if (kind === 'lines') return JSON.stringify(linesOf(typed));
  return JSON.stringify(typed);
}

/** What stands in a control at first. Lists have a line for each word. */
export function textOfJson({ kind }: FormField, json: string | null | undefined): string {
  const value: unknown = json ? JSON.parse(json) : null;
  if (value === null) return '';
  if (kind === 'lines' && Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Browsers send line breaks of their own, and spaces at the ends say nothing. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();

const textChanges = (work: FormWork, draft: Draft): Change[] =>
  formFields(work.form).flatMap((field) => {
    const [was, is] = [work.texts[field.name]?.text ?? '', draft.texts[field.name] ?? ''].map(
      plain,
    ) as [string, string];
    if (was === is) return [];
    return [
      {
        field: field.name,
        before: jsonOfText(field, was),
        after: jsonOfText(field, is),
        relatedTitle: null,
      },
    ];
  });

/** A row of the form with what it says by now; null if it is taken out or empty. */
interface Said {
  row: DraftRow;
  value: JsonRow | null;
}

const saidIn = (work: FormWork, list: ListName, draft: Draft): Said[] => {
  const stored = new Map(rowsOf(work, list).map(({ id, value }) => [id, value as JsonRow]));
  return (draft.lists[list] ?? []).map((row) => {
    const before = stored.get(row.id);
    if (row.isRemoved) return { row, value: null };
    if (row.parts === null) return { row, value: before ?? null };
    return { row, value: rowTyped(list, row.parts, before) };
  });
};

const addressIn = (list: ListName, value: JsonRow): string => {
  const { keyOf } = ROW_KINDS[list];
  return keyOf ? `${list}.${keyOf(value)}` : list;
};

const byAddress = (list: ListName, rows: readonly JsonRow[]): Map<string, JsonRow[]> =>
  Map.groupBy(rows, (row) => addressIn(list, row));

const jsonOf = (list: ListName, rows: readonly JsonRow[] | undefined): string | null => {
  if (!rows || rows.length === 0) return null;
  const { keyOf, isMany } = ROW_KINDS[list];
  return JSON.stringify(keyOf && !isMany ? rows.at(-1) : rows);
};

/** What the rows of a list call the works that they name. */
const titlesIn = (work: FormWork, list: ListName, draft: Draft): Map<string, string> => {
  const stored = rowsOf(work, list).map(
    ({ value, label }) => [addressIn(list, value as JsonRow), label] as const,
  );
  const typed = saidIn(work, list, draft).map(
    ({ row, value }) =>
      [value && addressIn(list, value), row.parts?.['workTitle'] ?? null] as const,
  );
  return new Map(
    [...stored, ...typed].flatMap(([field, title]) => (field && title ? [[field, title]] : [])),
  );
};

/** What of a list changes: a row that gets another key is taken out, and another one is added. */
function listChanges(work: FormWork, list: ListName, draft: Draft): Change[] {
  const titles = titlesIn(work, list, draft);
  const before = byAddress(
    list,
    rowsOf(work, list).map(({ value }) => value as JsonRow),
  );
  const after = byAddress(
    list,
    saidIn(work, list, draft).flatMap(({ value }) => (value === null ? [] : [value])),
  );
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => !isSame(before.get(field), after.get(field)))
    .map((field) => ({
      field,
      before: jsonOf(list, before.get(field)),
      after: jsonOf(list, after.get(field)),
      relatedTitle: titles.get(field) ?? null,
      ...(ROW_KINDS[list].keyOf && !before.has(field) && { isNew: true as const }),
    }));
}

/** What stands at an address before somebody changes anything, as JSON. */
const standingAt = (work: FormWork, address: string): string | null => {
  const field = formFields(work.form).find(({ name }) => name === address);
  if (field) return jsonOfText(field, work.texts[address]?.text ?? '');
  const list = formLists(work.form).find((one) => address.startsWith(`${one}.`) || one === address);
  const rows = list ? rowsOf(work, list).filter((row) => row.field === address) : [];
  return (
    (list &&
      jsonOf(
        list,
        rows.map(({ value }) => value as JsonRow),
      )) ??
    null
  );
};

const releases = (work: FormWork, { released }: Draft): Change[] =>
  released.map((field) => ({
    field,
    before: standingAt(work, field),
    after: work.kept[field]?.json ?? null,
    relatedTitle: null,
    isRelease: true,
  }));

/** All that somebody changed in the form, in the order of the page. What is left to the sources is changed by nobody. */
export const changesOf = (work: FormWork, draft: Draft): Change[] => {
  const isReleased = ({ field }: Change): boolean => draft.released.includes(field);
  const typed = [
    ...textChanges(work, draft),
    ...formLists(work.form).flatMap((list) => listChanges(work, list, draft)),
  ];
  return [...typed.filter((change) => !isReleased(change)), ...releases(work, draft)];
};

/** A row of the form, as errors and links name it. */
export interface RowPlace {
  list: ListName;
  id: string;
}

/** The row that a value of the API comes from. */
export function rowAt(work: FormWork, draft: Draft, field: string): RowPlace | undefined {
  for (const list of formLists(work.form)) {
    if (field !== list && !field.startsWith(`${list}.`)) continue;
    const said = saidIn(work, list, draft);
    const own = said.findLast(
      ({ row, value }) => row.parts !== null && value !== null && addressIn(list, value) === field,
    );
    if (own) return { list, id: own.row.id };
  }
  return undefined;
}

/** Rows of a list with one key: only one of them could be kept. */
export function doubledRow(work: FormWork, draft: Draft): RowPlace | undefined {
  for (const list of formLists(work.form)) {
    const { keyOf, isMany } = ROW_KINDS[list];
    if (!keyOf || isMany) continue;
    const seen = new Set<string>();
    const said = saidIn(work, list, draft);
    // Untouched rows first, so that the row which somebody typed is the one at fault.
    const sorted = [
      ...said.filter(({ row }) => !row.parts),
      ...said.filter(({ row }) => row.parts),
    ];
    for (const { row, value } of sorted) {
      if (value === null) continue;
      const key = keyOf(value);
      if (seen.has(key) && row.parts !== null) return { list, id: row.id };
      seen.add(key);
    }
  }
  return undefined;
}
