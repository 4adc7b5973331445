import type { ListName } from './row-kinds.ts';

/** Names of fields of the form beside those of the values. */
export const fieldNames = {
  /** The mark of what stood in a field when its page was made. */
  was: (name: string): string => `was.${name}`,
  /** The id of a row that is open, or taken out. */
  row: (list: ListName): string => `row.${list}`,
  gone: (list: ListName): string => `gone.${list}`,
  part: (list: ListName, id: string, part: string): string => `${list}.${id}.${part}`,
  find: (list: ListName): string => `find.${list}`,
  /** What the results that are shown were searched with. */
  found: (list: ListName): string => `found.${list}`,
} as const;
