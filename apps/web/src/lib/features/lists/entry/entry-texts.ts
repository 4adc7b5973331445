import type { Entry } from './entry.ts';

/** The fields of the form of an entry, in its order. */
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

/** The values of the fields of a form, as text. */
export type EntryTexts = Readonly<Record<EntryField, string>>;

/** Tags as the text of one field: "calm, long". */
export const tagText = (tags: readonly string[]): string => tags.join(', ');

/** The tags in a field, without duplicates. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,、，]/u)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Tags in the spelling that their owner already uses, whatever their case, without duplicates. `own` has the most used first. */
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

/** Ids of custom lists as one text that does not depend on their order. */
export const listText = (ids: readonly string[]): string => ids.toSorted().join(',');

/** The ids in such a text. */
export const listsOf = (text: string): string[] => text.split(',').filter(Boolean);

/** The texts of the fields for an entry; null for an entry that does not exist yet. */
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

/** The texts with which a form was made, which it sends back. */
export function baseOf(entry: Entry | null): string {
  return JSON.stringify(textsOf(entry));
}

/** Parses what `baseOf` wrote. Anything else gives an empty base, so that all fields of the form count as changed. */
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
