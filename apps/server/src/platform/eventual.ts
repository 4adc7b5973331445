/** A value, or a promise of it. */
export type Eventual<T> = T | Promise<T>;

/** Continues with a value, at once if it is there, so that values in memory cost no promise. */
export const whenThere = <T, U>(
  value: Eventual<T>,
  goOn: (value: T) => Eventual<U>,
): Eventual<U> => (value instanceof Promise ? value.then(goOn) : goOn(value));
