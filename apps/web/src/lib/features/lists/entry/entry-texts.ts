import type { Entry } from './entry.ts';

/** The fields of the form of an entry, in the order in which it has them. */
export const ENTRY_FIELDS = [
  'status',
  'progress',
  'volumeProgress',
  'score',
  'startedOn',
  'completedOn',
  'repeatCount',
  'visibility',
  'priority',
  'tags',
  'customLists',
  'isHiddenFromStatusLists',
  'notes',
] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** What the fields of a form say. */
export type EntryTexts = Readonly<Record<EntryField, string>>;

/** Tags as one field says them: "calm, long". */
export const tagText = (tags: readonly string[]): string => tags.join(', ');

/** The tags a field says, each once. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,、，]/u)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Tags as their owner spells them already, whatever the case they were typed in, each once; `own`: the most used first. */
export function spelled(tags: readonly string[], own: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.toLowerCase();
    if (spellings.has(key)) continue;
    const known = own.includes(tag) ? tag : own.find((each) => each.toLowerCase() === key);
    spellings.set(key, known ?? tag);
  }
  return [...spellings.values()];
}

/** Ids of custom lists in one text, whatever their order. */
export const listText = (ids: readonly string[]): string => ids.toSorted().join(',');

/** The ids that such a text names. */
export const listsOf = (text: string): string[] => text.split(',').filter(Boolean);

/** An entry as the fields of its form say it; null: one that is not made yet. */
export function textsOf(entry: Entry | null): EntryTexts {
  return {
    status: entry?.status ?? 'PLANNING',
    progress: String(entry?.progress ?? 0),
    volumeProgress: String(entry?.volumeProgress ?? 0),
    score: entry?.score?.toString() ?? '',
    startedOn: entry?.startedOn ?? '',
    completedOn: entry?.completedOn ?? '',
    repeatCount: String(entry?.repeatCount ?? 0),
    visibility: entry?.visibility ?? 'PUBLIC',
    priority: String(entry?.priority ?? 0),
    tags: tagText(entry?.tags ?? []),
    customLists: listText(entry?.customLists.map(({ id }) => id) ?? []),
    isHiddenFromStatusLists: entry?.isHiddenFromStatusLists ? 'on' : '',
    notes: entry?.notes ?? '',
  };
}

/** What a form said of an entry when it was made, to be sent with it. */
export function baseOf(entry: Entry | null): string {
  return JSON.stringify(textsOf(entry));
}

/** Reads what `baseOf` wrote; empty for what it did not, so that all a form says counts. */
export function parseBase(text: string): Partial<EntryTexts> {
  try {
    const base: unknown = JSON.parse(text);
    if (typeof base !== 'object' || base === null) return {};
    const said = Object.entries(base).filter(
      ([name, value]) => ENTRY_FIELDS.some((known) => known === name) && typeof value === 'string',
    );
    return Object.fromEntries(said) as Partial<EntryTexts>;
  } catch {
    return {};
  }
}
