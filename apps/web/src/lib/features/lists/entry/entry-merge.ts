import {
  ENTRY_FIELDS,
  listsOf,
  listText,
  tagsOf,
  tagText,
  textsOf,
  type EntryField,
  type EntryTexts,
} from './entry-texts.ts';
import type { Entry, ListStatus } from './entry.ts';

/** A person's input in the form of an entry, by field. `newList` is the name of one more custom list. */
export type Typed = Readonly<Partial<Record<EntryField | 'newList', string>>>;

/** How to read and write fields with several items, which are added and removed one by one. */
const SEVERAL = {
  tags: { read: tagsOf, write: tagText },
  customLists: { read: listsOf, write: listText },
} as const;

/** The current items, with those added and without those removed since `base`. */
const merged = (
  base: readonly string[],
  mine: readonly string[],
  now: readonly string[],
): string[] => [
  ...now.filter((each) => mine.includes(each) || !base.includes(each)),
  ...mine.filter((each) => !base.includes(each) && !now.includes(each)),
];

/** Applies a person's input to the current entry. Lists and tags are merged item by item; in other fields the input wins. */
export function ontoNow(typed: Typed, base: Partial<EntryTexts>, entry: Entry): Typed {
  const now = textsOf(entry);
  const several = (['tags', 'customLists'] as const).flatMap((name) => {
    const mine = typed[name];
    if (mine === undefined) return [];
    const { read, write } = SEVERAL[name];
    return [[name, write(merged(read(base[name] ?? ''), read(mine), read(now[name])))] as const];
  });
  return { ...typed, ...Object.fromEntries(several) };
}

/** The fields that a form lists, as `fields.join(',')` wrote them. */
const namedIn = (text: string): EntryField[] =>
  ENTRY_FIELDS.filter((name) => text.split(',').includes(name));

/** The fields in which an entry differs from the form's base. `before`: fields that an earlier response listed. */
export function changedSince(base: Partial<EntryTexts>, entry: Entry, before = ''): EntryField[] {
  const [texts, known] = [textsOf(entry), namedIn(before)];
  return ENTRY_FIELDS.filter(
    (name) => known.includes(name) || (base[name] !== undefined && texts[name] !== base[name]),
  );
}

/** Statuses that stay if the form shows them and only progress is typed. */
const RESTING: ReadonlySet<string> = new Set(['PAUSED', 'DROPPED']);

/**
 * The status to send with progress although it was not changed, so that it stays as the form shows it; null if it follows from the
 * progress. It stays if the work is paused or dropped, and if it was changed elsewhere and the form said so. The last unit always
 * completes.
 */
export function keptStatus(
  typed: Typed,
  {
    status,
    changed,
    end,
  }: {
    /** What the form shows. */
    status: ListStatus | undefined;
    /** The fields that the form listed as changed elsewhere, joined by commas. */
    changed: string;
    /** The number of units; null if not known. */
    end: number | null;
  },
): ListStatus | null {
  const isMoved = typed.progress !== undefined || typed.volumeProgress !== undefined;
  if (!isMoved || status === undefined || typed.status !== undefined) return null;
  if (end !== null && Number(typed.progress) >= end) return null;
  return RESTING.has(status) || namedIn(changed).includes('status') ? status : null;
}
