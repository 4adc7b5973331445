/** The cookies that a browser keeps for our own pages. */
export interface CookieJar {
  /** Does what a `Set-Cookie` header says. */
  keep(this: void, line: string): void;
  get(name: string): string | undefined;
  /** The header that sends all of them, unless there are none. */
  header(): { cookie?: string };
}

const ENDED = /;\s*(?:max-age=(?:0|-\d+)|expires=[^;]*\b19[67]\d\b)/iu;

export const createCookieJar = (): CookieJar => {
  const jar = new Map<string, string>();
  return {
    keep: (line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      if (value === '' || ENDED.test(line)) jar.delete(name);
      else jar.set(name, value);
    },
    get: (name) => jar.get(name),
    header: () =>
      jar.size > 0 ? { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } : {},
  };
};
