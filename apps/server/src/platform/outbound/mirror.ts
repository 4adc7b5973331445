/** Addresses of the web, and where they are asked for: there, or at a mirror. */
export interface Addresses {
  /** Where an address is asked for; a mirror is the operator's, and may be in their network. */
  place: (address: string) => { address: string; setBy: 'operator' | 'user' };
  /** The address a redirect leads to, as it would be without the mirror. Null when it is none. */
  follow: (location: string, from: string) => URL | null;
}

/** Asks the hosts themselves. */
const atHome: Addresses = {
  place: (address) => ({ address, setBy: 'user' }),
  follow: (location, from) => URL.parse(location, from),
};

/**
 * Asks a mirror for everything: `https://github.com/a` is `<mirror>/github.com/a` there. Redirects of the mirror lead to such addresses,
 * or to those of the web.
 */
const atMirror = (base: string): Addresses => {
  const prefix = base.replace(/\/+$/u, '');
  const place: Addresses['place'] = (address) => ({
    address: `${prefix}/${address.replace(/^https?:\/\//u, '')}`,
    setBy: 'operator',
  });
  return {
    place,
    follow: (location, from) => {
      const href = URL.parse(location, place(from).address)?.href ?? '';
      return URL.parse(
        href.startsWith(`${prefix}/`) ? `https://${href.slice(prefix.length + 1)}` : href,
      );
    },
  };
};

export const createAddresses = (mirror: string | undefined): Addresses =>
  mirror === undefined ? atHome : atMirror(mirror);
