/** Machines that a browser reaches without a network, where plain HTTP is safe. */
const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u;
/** Networks at home, where servers often have no certificate. */
const HOME =
  /^(?:10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|[^.]+|.+\.(?:local|lan|home\.arpa))$/u;

const mayBePlain = (host: string): boolean => OWN_MACHINE.test(host) || HOME.test(host);

/** The origin of a server, from what a person types. Undefined: it is no address, or one that is not safe. */
export const serverOrigin = (typed: string): string | undefined => {
  const text = typed.trim();
  const scheme = /^[a-z]+:\/\//iu.test(text) ? '' : 'https://';
  if (!URL.canParse(`${scheme}${text}`)) return undefined;
  const { protocol, origin, hostname, username } = new URL(`${scheme}${text}`);
  if (username !== '') return undefined;
  if (protocol === 'https:') return origin;
  return protocol === 'http:' && mayBePlain(hostname) ? origin : undefined;
};
