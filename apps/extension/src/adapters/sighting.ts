import { sightingOf as read, type Adapter, type Sighting } from '@tsuzuki/adapters';

export type { Sighting };

/** Hosts of one network alone: addresses in numbers, and names that no public server has. */
const OF_A_NETWORK = /^(?:\d+(?:\.\d+){3}|\[.*\]|[^.]+|.+\.(?:local|lan|internal|home\.arpa))$/u;

/**
 * What a page without an adapter of its own is called at servers. They keep no addresses of networks, which are another machine for everybody,
 * so pages at one have a name in common, and their titles tell them apart.
 */
export const pageSite = (hostname: string): string =>
  `page.${OF_A_NETWORK.test(hostname) ? 'local' : hostname}`;

/** Reads a page by the adapter that is made for it. Undefined: it shows no episode and no chapter. */
export const sightingOf = (
  document: Document,
  location: Location,
  adapters: readonly Adapter[],
): Sighting | undefined => {
  const sighting = read(document, location, adapters);
  if (sighting?.adapter !== 'generic') return sighting;
  // What people say about a show of one site holds for no other site.
  return { ...sighting, adapter: pageSite(location.hostname) };
};
