import type { CookieJar } from '../cookie-jar.ts';
import type { Navigation } from './form.ts';

/** Whose page it is. */
export interface Identity {
  jar: CookieJar;
  /** What the visitor's browser says of itself in every request. */
  headers: Record<string, string>;
}

interface Sender extends Identity {
  /** The address of the page whose link or form it was; typed by hand otherwise. */
  from?: string;
}

const MOST_REDIRECTS = 10;

/** As Chromium sends them when it opens a page. */
const headersOf = ({ address, method }: Navigation, { jar, headers, from }: Sender) => ({
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': from ? 'same-origin' : 'none',
  'upgrade-insecure-requests': '1',
  ...headers,
  ...jar.header(),
  ...(from && { referer: from }),
  ...(method === 'POST' && { origin: address.origin }),
});

/** What leads to another site is for Chromium, which knows what policies allow. */
const refuseOtherSites = (address: URL, from: string): void => {
  if (address.origin !== new URL(from).origin) throw new Error(`It leads away, to ${address.href}`);
};

/** Where a response leads: with the same request after a 307 or 308, and to a page to read otherwise. */
const onward = (response: Response, navigation: Navigation): Navigation | undefined => {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return undefined;
  const address = new URL(location, navigation.address);
  refuseOtherSites(address, navigation.address.href);
  // The part of an address that is sent to nobody stays unless there is another.
  if (!address.hash) address.hash = navigation.address.hash;
  return response.status === 307 || response.status === 308
    ? { ...navigation, address }
    : { address, method: 'GET' };
};

/** Asks for a page, with cookies, and goes where responses lead. */
export const request = async (
  navigation: Navigation,
  sender: Sender,
): Promise<{ address: string; response: Response }> => {
  if (sender.from) refuseOtherSites(navigation.address, sender.from);
  let next = navigation;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await fetch(next.address, {
      method: next.method,
      headers: headersOf(next, sender),
      redirect: 'manual',
      ...(next.body && { body: next.body }),
    });
    response.headers.getSetCookie().forEach(sender.jar.keep);
    const further = onward(response, next);
    if (!further) return { address: next.address.href, response };
    await response.body?.cancel();
    next = further;
  }
  throw new Error(`${navigation.address.href} leads in circles`);
};
