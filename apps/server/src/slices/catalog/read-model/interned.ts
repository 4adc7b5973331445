/** Makes one object of equal JSON texts, which most works share: a map of fields for each would take more memory than the fields. */
export const interned = <T>(): ((json: string) => Readonly<T>) => {
  const known = new Map<string, Readonly<T>>();
  return (json) => {
    const same = known.get(json);
    if (same) return same;
    const made = Object.freeze(JSON.parse(json) as T);
    known.set(json, made);
    return made;
  };
};
