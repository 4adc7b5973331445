import type { Outside } from './outside.ts';

/** A named value of a store. */
export interface Stored<T> {
  area: 'local' | 'session';
  name: string;
  /** What it is before anything is stored. */
  initial: T;
}

/** Declares a value that is stored. */
export const stored = <T>(area: Stored<T>['area'], name: string, initial: T): Stored<T> => ({
  area,
  name,
  initial,
});

/** Reads it. */
export const read = async <T>(outside: Outside, { area, name, initial }: Stored<T>): Promise<T> =>
  ((await outside[area].get(name)) ?? initial) as T;

/** Writes it. */
export const write = <T>(outside: Outside, { area, name }: Stored<T>, value: T): Promise<void> =>
  outside[area].set({ [name]: value });

/** Changes it, while nobody else does. */
export const change = <T>(outside: Outside, what: Stored<T>, by: (value: T) => T): Promise<T> =>
  outside.alone(what.name, async () => {
    const value = by(await read(outside, what));
    await write(outside, what, value);
    return value;
  });
