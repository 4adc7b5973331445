import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '#platform/graphql/context.ts';

/** The actor of a change to an account: its owner, an administrator, an operator by command, or the service. */
export type Actor =
  { kind: 'user' | 'operator' | 'service' } | { kind: 'administrator'; id: string };

/** The actor and their network, as far as sessions and the audit store them. */
export interface Visitor {
  actor: Actor;
  address: string;
  userAgent: string;
  requestId: string;
}

const MOST_USER_AGENT_CHARACTERS = 256;

/** The visitor who acts on their own account. */
export const visitorOf = ({ ip, headers, id }: FastifyRequest): Visitor => ({
  actor: { kind: 'user' },
  address: ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, MOST_USER_AGENT_CHARACTERS),
  requestId: id,
});

/** The visitor who acts on their own account through the API. */
export const visitorOfContext = ({
  client,
  requestId,
}: Pick<RequestContext, 'client' | 'requestId'>): Visitor => ({
  actor: { kind: 'user' },
  address: client?.address ?? '',
  userAgent: (client?.userAgent ?? '').slice(0, MOST_USER_AGENT_CHARACTERS),
  requestId,
});

/** The administrator who acts on an account. */
export const administratorOf = (request: FastifyRequest, id: string): Visitor => ({
  ...visitorOf(request),
  actor: { kind: 'administrator', id },
});

/** Replaces a network that is unknown, or was removed. */
export const UNKNOWN_NETWORK = 'unknown';

/** The first `groups` of the eight groups of an IPv6 address. */
const firstGroups = (address: string, groups: number): string => {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

const MAPPED_IPV4 = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/iu;

const plainAddress = (address: string): string =>
  MAPPED_IPV4.exec(address)?.groups?.['ipv4'] ?? address;

/** The network that we store instead of an address: its /24, or the /48 of an IPv6 address. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${firstGroups(plain, 3)}::/48` : UNKNOWN_NETWORK;
};

/** The key that attempts are counted by: the address, or the /64 of an IPv6 address, because one household has all of its /64. */
export const attemptKeyOf = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${firstGroups(plain, 4)}::/64` : plain;
};
