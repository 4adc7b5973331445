/**
 * The value that a filter compares: null if unknown. Of a list a work must have everything that is asked for; of a set one of it is enough.
 */
export type Value =
  string | number | boolean | null | readonly string[] | ReadonlySet<string | number>;

/** How to read the values of AniList's filters and orders. */
export type Readers<Item> = Readonly<Record<string, (item: Item) => Value>>;

type Test = (value: Value) => boolean;

const holds = (value: Value, wanted: unknown): boolean => {
  if (value instanceof Set) return value.has(wanted);
  return Array.isArray(value) ? value.includes(wanted) : value === wanted;
};

const hasAny = (wanted: unknown): Test => {
  const list = new Set<unknown>(Array.isArray(wanted) ? wanted : [wanted]);
  return (value) =>
    value !== null && typeof value === 'object'
      ? [...value].some((each) => list.has(each))
      : list.has(value);
};

const isAmong = (wanted: unknown): Test => {
  const list: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  const isOneOf = hasAny(wanted);
  return (value) =>
    Array.isArray(value)
      ? list.length > 0 && list.every((each) => value.includes(each))
      : value !== null && isOneOf(value);
};

const not =
  (test: Test): Test =>
  (value) =>
    !test(value);

/**
 * SQL's LIKE with `%` only and without backtracking: each part matches where it first occurs. A pattern is compared with every work, so
 * runs of `%` count as one, and a pattern with more letters than a text fails by its length.
 */
const isLike = (pattern: unknown): Test => {
  const parts = String(pattern).toLowerCase().split(/%+/u);
  const letters = parts.reduce((sum, { length }) => sum + length, 0);
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  return (value) => {
    if (value === null || typeof value === 'object') return false;
    const text = String(value).toLowerCase();
    if (letters > text.length) return false;
    if (parts.length === 1) return text === first;
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    let at = first.length;
    for (const part of parts.slice(1, -1)) {
      const found = text.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= text.length - last.length;
  };
};

const OPERATORS: Readonly<Record<string, (wanted: unknown) => Test>> = {
  is: (wanted) => (value) => holds(value, wanted),
  not: (wanted) => not((value) => holds(value, wanted)),
  in: isAmong,
  not_in: (wanted) => not(hasAny(wanted)),
  greater: (wanted) => (value) => typeof value === 'number' && value > Number(wanted),
  lesser: (wanted) => (value) => typeof value === 'number' && value < Number(wanted),
  like: isLike,
};

const ARGUMENT = /^(?<field>[a-zA-Z]+)(?:_(?<operator>not|in|not_in|greater|lesser|like))?$/u;

/**
 * AniList's filter arguments (`format_in`, `startDate_greater`, …) as one condition. An unknown value never matches, not even a negated
 * filter. Arguments without a reader do not filter.
 */
export const conditionOf = <Item>(
  args: Readonly<Record<string, unknown>>,
  readers: Readers<Item>,
): ((item: Item) => boolean) => {
  const tests = Object.entries(args).flatMap(([name, wanted]) => {
    const { field = '', operator = 'is' } = ARGUMENT.exec(name)?.groups ?? {};
    const read = Object.hasOwn(readers, field) ? readers[field] : undefined;
    const test = OPERATORS[operator]?.(wanted);
    return wanted == null || !read || !test ? [] : [(item: Item) => test(read(item))];
  });
  return (item) => tests.every((test) => test(item));
};
