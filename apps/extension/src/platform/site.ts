/** A site that the extension may read, or be allowed to. */
export interface Site {
  host: string;
  pattern: string;
}

/** The site of an address. */
export const siteOf = (address: string | undefined): Site | undefined => {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, hostname, host } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return { host, pattern: `${protocol}//${hostname}/*` };
};
