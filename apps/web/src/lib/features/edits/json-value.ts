/** Values of works come as JSON of any shape: these read what is there, and never fail. */

export type JsonRow = Readonly<Record<string, unknown>>;

/** A value that is an object, such as a row of a list. */
export const rowOf = (value: unknown): JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRow) : {};

/** What an object has under a name. */
export const at = (row: unknown, key: string): unknown => rowOf(row)[key];

/** The same as text; empty if it is neither a text nor a number. */
export const textAt = (row: unknown, key: string): string => {
  const value = at(row, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The same as a list; empty if it is none. */
export const listAt = (row: unknown, key: string): readonly unknown[] => {
  const value = at(row, key);
  return Array.isArray(value) ? value : [];
};

/** The JSON of a value as the API writes it. */
export const parsed = (json: string | null | undefined): unknown =>
  json ? JSON.parse(json) : null;

/** Whether two values say the same, in whatever order their objects have their keys. What is not said is null. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || ((a ?? null) === null && (b ?? null) === null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) || Array.isArray(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => isSame(at(a, key), at(b, key)));
}
