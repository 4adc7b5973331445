const HERE = 'http://here.invalid';

/** Where to go on after signing in: a path of our own, never another site. */
export function nextAddress(next: string | null, otherwise = '/'): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return otherwise;
  const url = new URL(next, HERE);
  return url.origin === HERE ? `${url.pathname}${url.search}${url.hash}` : otherwise;
}
