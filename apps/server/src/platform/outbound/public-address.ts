import ipaddr from 'ipaddr.js';

/** The parts of 2000::/3 that are not the public internet (IANA special-purpose address registry). */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether a literal address belongs to the public internet. For IPv6 that is 2000::/3 without its special blocks, because a list of
 * forbidden addresses misses forms that embed IPv4, such as `::127.0.0.1`.
 */
export const isPublicAddress = (literal: string): boolean => {
  if (!ipaddr.isValid(literal)) return false;
  const address = ipaddr.parse(literal);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  return address.match(GLOBAL_V6) && !SPECIAL_V6.some((range) => address.match(range));
};
