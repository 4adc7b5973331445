import type { Preferences } from '#lib/preferences/preferences.ts';

/** A name in Latin letters, if a source states it, and in its own script. */
export interface Named {
  readonly name: string;
  readonly nameNative: string | null;
}

type Reading = Pick<Preferences, 'locale' | 'titles'>;

/** The name as somebody reads names: those who read Japanese, or want native titles, see it in its own script. */
export function shownName({ name, nameNative }: Named, { locale, titles }: Reading): string {
  return locale === 'ja' || titles === 'NATIVE' ? (nameNative ?? name) : name;
}

/** The name in the other script, if it has one. */
export function otherName(named: Named, reading: Reading): string | null {
  const shown = shownName(named, reading);
  return [named.name, named.nameNative].find((name) => name !== null && name !== shown) ?? null;
}
