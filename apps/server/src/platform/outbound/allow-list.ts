import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Private addresses to which the operator lets users send. */
export interface AllowList {
  /** `host` or `host:port`, in lower case. */
  hosts: ReadonlySet<string>;
  networks: readonly Network[];
}

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/u;

/** Parses `nas.lan, nas.lan:5005, 192.168.1.0/24`. @throws Error naming the part that is none of these */
export const parseAllowList = (text: string): AllowList => {
  const hosts = new Set<string>();
  const networks: Network[] = [];
  for (const raw of text.split(',')) {
    const part = raw.trim().toLowerCase();
    if (part === '') continue;
    if (part.includes('/')) networks.push(ipaddr.parseCIDR(part));
    else if (ipaddr.isValid(part)) networks.push(wholeOf(ipaddr.parse(part)));
    else if (HOST.test(part)) hosts.add(part);
    else throw new Error(`"${part}" is neither a host nor a network.`);
  }
  return { hosts, networks };
};

const wholeOf = (address: ipaddr.IPv4 | ipaddr.IPv6): Network => [
  address,
  address instanceof ipaddr.IPv4 ? 32 : 128,
];

export const allowsHost = ({ hosts }: AllowList, { hostname, host }: URL): boolean =>
  hosts.has(hostname) || hosts.has(host);

export const allowsAddress = ({ networks }: AllowList, literal: string): boolean => {
  const address = ipaddr.parse(literal);
  return networks.some(
    ([network, bits]) =>
      network.kind() === address.kind() && address.match([network, bits] as never),
  );
};
