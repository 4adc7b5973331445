const HERE = 'http://here.invalid';

/** A path that browsers take for another site's address: two slashes at its start are left where `/.//` loses its dot. */
const isOtherSites = (path: string): boolean => path.startsWith('//');

/** Where to go on after signing in: a path of our own, never another site. */
export function nextAddress(next: string | null, otherwise = '/'): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !isOtherSites(pathname) ? `${pathname}${search}${hash}` : otherwise;
}
