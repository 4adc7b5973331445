/** The bucket of an address: each IPv4 address, and each IPv6 /64, because one household or server has a whole /64. */
export const addressBlock = (address: string): string =>
  ipv4Of(address) ?? ipv6Block(address) ?? 'unknown';

/** As nearly all addresses come. */
const PLAIN_IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/u;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?::\d{1,5})?$/u;

const ipv4Of = (text: string): string | undefined => {
  if (PLAIN_IPV4.test(text)) return text;
  const parts = IPV4.exec(text)?.slice(1, 5).map(Number);
  return parts?.every((part) => part <= 255) ? parts.join('.') : undefined;
};

/** `[address]:port` and `address%zone` are written by some proxies and by Node. */
const BARE_IPV6 = /^\[?([0-9a-fA-F:.]{2,45})(?:%[\w.-]{1,32})?(?:\](?::\d{1,5})?)?$/u;
const IPV4_MAPPED = [0, 0, 0, 0, 0, 0xffff];

const ipv6Block = (text: string): string | undefined => {
  const bare = BARE_IPV6.exec(text)?.[1];
  const groups = bare === undefined ? undefined : groupsOf(bare);
  if (!groups) return undefined;
  if (IPV4_MAPPED.every((group, index) => groups[index] === group)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};

/** The eight groups of an IPv6 address in any of its spellings. */
const groupsOf = (address: string): number[] | undefined => {
  const url = `http://[${address}]/`;
  if (!URL.canParse(url)) return undefined;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const numbers = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const left = numbers(head);
  const right = numbers(tail ?? '');
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
};
