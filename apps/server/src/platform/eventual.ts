/** A value that is there, or will be. */
export type Eventual<T> = T | Promise<T>;

/** Goes on with a value, at once where it is there: what needs no waiting costs no promise. */
export const whenThere = <T, U>(
  value: Eventual<T>,
  goOn: (value: T) => Eventual<U>,
): Eventual<U> => (value instanceof Promise ? value.then(goOn) : goOn(value));
