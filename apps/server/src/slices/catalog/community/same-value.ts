/** Whether two values of JSON say the same. The order of an object’s keys does not matter; that of a list does. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (a === b || ((a ?? null) === null && (b ?? null) === null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSameValue(item, b[index]))
    );
  }
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSameValue(one[key], other[key]),
  );
};
