const HERE = 'http://here.invalid';

/** A path that browsers read as the address of another site: `/.//` becomes two slashes when the dot is removed. */
const isOtherSites = (path: string): boolean => path.startsWith('//');

/** Where to continue after sign-in: a path of ours, never another site. */
export function nextAddress(next: string | null, otherwise = '/'): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !isOtherSites(pathname) ? `${pathname}${search}${hash}` : otherwise;
}
