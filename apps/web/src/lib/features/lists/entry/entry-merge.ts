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

/** What somebody typed into the form of an entry, by field; `newList` is the name of one more list. */
export type Typed = Readonly<Partial<Record<EntryField | 'newList', string>>>;

/** Fields that say several things, each of which is put in or taken out for itself: how they are read and written. */
const SEVERAL = {
  tags: { read: tagsOf, write: tagText },
  customLists: { read: listsOf, write: listText },
} as const;

/** What there is now, with what was put in and without what was taken out since it was `base`. */
const merged = (
  base: readonly string[],
  mine: readonly string[],
  now: readonly string[],
): string[] => [
  ...now.filter((each) => mine.includes(each) || !base.includes(each)),
  ...mine.filter((each) => !base.includes(each) && !now.includes(each)),
];

/** What was typed over what a form said, brought onto what the entry is now: lists and tags are merged one by one, of other fields what was typed stands. */
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

/** The fields that a form names, as `fields.join(',')` wrote them. */
const namedIn = (text: string): EntryField[] =>
  ENTRY_FIELDS.filter((name) => text.split(',').includes(name));

/** The fields in which an entry differs from what a form said of it; `before`: those that an earlier answer named. */
export function changedSince(base: Partial<EntryTexts>, entry: Entry, before = ''): EntryField[] {
  const [texts, known] = [textsOf(entry), namedIn(before)];
  return ENTRY_FIELDS.filter(
    (name) => known.includes(name) || (base[name] !== undefined && texts[name] !== base[name]),
  );
}

/** The statuses that progress typed into a form that shows them does not change. */
const RESTING: ReadonlySet<string> = new Set(['PAUSED', 'DROPPED']);

/**
 * The status that is sent with progress though nobody touched it, so that it stays as the form shows it; null where it follows.
 * It stays when somebody rests, and when it was changed somewhere else and they were told so; the last unit completes.
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
    /** The fields that the form told to be changed, joined by commas. */
    changed: string;
    /** How many units there are; null where that is not known. */
    end: number | null;
  },
): ListStatus | null {
  const isMoved = typed.progress !== undefined || typed.volumeProgress !== undefined;
  if (!isMoved || status === undefined || typed.status !== undefined) return null;
  if (end !== null && Number(typed.progress) >= end) return null;
  return RESTING.has(status) || namedIn(changed).includes('status') ? status : null;
}
