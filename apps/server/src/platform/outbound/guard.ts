import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { allowsAddress, allowsHost, type AllowList } from './allow-list.ts';
import { OutboundFault } from './fault.ts';
import { isPublicAddress } from './public-address.ts';

/** Resolves all addresses of a name, as `dns.lookup` does with `all`. */
export type Resolve = (
  hostname: string,
  options: { all: true },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export const systemResolve: Resolve = (hostname, options, answer) =>
  systemLookup(hostname, options, answer);

const isOpen = (allow: AllowList, literal: string): boolean =>
  isPublicAddress(literal) || allowsAddress(allow, literal);

const forbidden = (host: string): OutboundFault =>
  new OutboundFault('forbidden', `${host} is not an address of the public internet.`);

/** The literal address of a URL's host; null for a name. The URL parser has already normalised 0x7f.1 and 2130706433. */
const literalOf = ({ hostname }: URL): string | null => {
  const literal = hostname.replace(/^\[|\]$/gu, '');
  return ipaddr.isValid(literal) ? literal : null;
};

/** Names that no public name server may know (RFC 6761, 6762 and 8375, and ICANN's `.internal`). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/u;

/** Whether a name can only lead to this machine or a private network. If the operator allows a network, it may lead there. */
const isPrivateName = (allow: AllowList, { hostname }: URL): boolean =>
  allow.networks.length === 0 && PRIVATE_NAME.test(hostname);

/** Whether the operator lets users send to an address that is none of the public internet, by its name or by its network. */
export const isOwnNetwork = (allow: AllowList, url: URL): boolean => {
  const literal = literalOf(url);
  return allowsHost(allow, url) || (literal !== null && allowsAddress(allow, literal));
};

/** Refuses before a connection what can be refused: schemes, credentials, service ports, literal addresses and private names. */
export const checkUrl = (url: URL, allow: AllowList): void => {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new OutboundFault('forbidden', 'Only http and https addresses can be reached.');
  if (url.username !== '' || url.password !== '')
    throw new OutboundFault('forbidden', 'The address must not carry a name or password.');
  if (allowsHost(allow, url)) return;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (port < 1024 && port !== 80 && port !== 443)
    throw new OutboundFault('forbidden', `Port ${port} belongs to another kind of service.`);
  const literal = literalOf(url);
  // A literal never reaches the resolver, so it is checked here.
  const isForbidden = literal === null ? isPrivateName(allow, url) : !isOpen(allow, literal);
  if (isForbidden) throw forbidden(url.hostname);
};

/**
 * Resolves names when it connects, and refuses a name if any of its addresses is private. A check before would be outdated, because the
 * address can change in between.
 */
export const guardedLookup =
  (allow: AllowList, resolve: Resolve): LookupFunction =>
  (hostname, options, answer) =>
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) return answer(error, '');
      const isGood =
        addresses.length > 0 && addresses.every(({ address }) => isOpen(allow, address));
      const [first] = addresses;
      if (!isGood || !first) return answer(forbidden(hostname), '');
      if (options.all) return answer(null, addresses);
      return answer(null, first.address, first.family);
    });
