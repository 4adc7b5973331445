import { createCookieJar } from '../cookie-jar.ts';
import { PlainPage } from './page.ts';

export interface PlainVisitor {
  /** The languages it asks for; British English without it. */
  locale?: string;
  /** A cookie it begins with, as `name=value`. */
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** A page without scripts in a browser of its own, at nothing yet. */
export const openPlain = ({ locale = 'en-GB', cookie, headers }: PlainVisitor = {}): PlainPage => {
  const jar = createCookieJar();
  if (cookie) jar.keep(cookie);
  return new PlainPage({
    jar,
    headers: { 'accept-language': locale, 'user-agent': AGENT, ...headers },
  });
};
