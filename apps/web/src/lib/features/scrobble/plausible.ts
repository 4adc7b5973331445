/** How similar two titles must be to count as the same. */
const LEAST_LIKENESS = 0.7;

/** Lower-case letters and digits of any script, with a space between words; a title without any stays as it is. */
const folded = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words || title.trim();
};

const pairsOf = (title: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  const solid = title.replaceAll(' ', '');
  for (let at = 0; at + 1 < solid.length; at += 1) {
    const pair = solid.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** The share of letter pairs that two titles have in common: 1 for equal titles, 0 for nothing in common. */
const likeness = (one: string, other: string): number => {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const sum = (counts: Iterable<number>): number => [...counts].reduce((all, n) => all + n, 0);
  const shared = sum([...a].map(([pair, count]) => Math.min(count, b.get(pair) ?? 0)));
  const all = sum(a.values()) + sum(b.values());
  return all === 0 ? 0 : (2 * shared) / all;
};

const begins = (long: string, short: string): boolean =>
  short !== '' && (long === short || long.startsWith(`${short} `));

/** Whether a show with this name may have these titles: the same except for spelling, or with or without a subtitle. */
export function isPlausible(name: string, titles: readonly string[]): boolean {
  const meant = folded(name);
  return titles.map(folded).some((title) => {
    if (title === '' || meant === '') return false;
    return begins(title, meant) || begins(meant, title) || likeness(title, meant) >= LEAST_LIKENESS;
  });
}
