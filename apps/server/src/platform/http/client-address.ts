import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { BoundedMap } from '#platform/bounded-map.ts';

/** Whether an address belongs to a proxy whose `X-Forwarded-For` we trust. */
export type Trust = (address: string) => boolean;

const MOST_REMEMBERED = 1_000;
const LONGEST_ADDRESS = 45;

/**
 * Parsing addresses is the most expensive part here, so those of proxies are cached. The bound stops forged addresses from filling the
 * memory.
 */
const remembering = (isTrusted: Trust): Trust => {
  const known = new BoundedMap<string, boolean>({ entries: MOST_REMEMBERED });
  return (address) => {
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    const found = isTrusted(address);
    if (address.length <= LONGEST_ADDRESS) known.set(address, found);
    return found;
  };
};

/** Trust in a comma-separated list of addresses and CIDR ranges; undefined when it is empty. @throws TypeError for anything else. */
export const trustIn = (list: string): Trust | undefined => {
  const named = list.split(',').map((entry) => entry.trim());
  const proxies = named.filter(Boolean);
  if (proxies.length === 0) return undefined;
  const compiled = proxyAddress.compile(proxies);
  return remembering((address) => compiled(address, 0));
};

/** Whether `trustIn` can read a list. */
export const isListOfAddresses = (list: string): boolean => {
  try {
    trustIn(list);
    return true;
  } catch {
    return false;
  }
};

/** The client's address: the last one that is not a trusted proxy. */
export const clientAddress = (request: IncomingMessage, trust: Trust | undefined): string => {
  const { remoteAddress = '' } = request.socket;
  return trust ? proxyAddress(request, trust) : remoteAddress;
};
