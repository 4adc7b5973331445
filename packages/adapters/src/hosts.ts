import type { Adapter } from './adapter.ts';
import { LIMITS } from './limits.ts';

const HOST_PATTERN = /^(\*|https?):\/\/((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)(\/[^\s]*)$/u;

/** The pattern of a host as browsers write it, in its parts; undefined if it is none. */
const partsOf = (pattern: string) => {
  const found = HOST_PATTERN.exec(pattern);
  return found ? { scheme: found[1]!, host: found[2]!, path: found[3]! } : undefined;
};

export const isHostPattern = (pattern: string): boolean =>
  pattern.length <= LIMITS.pattern && partsOf(pattern) !== undefined;

const hostMatches = (pattern: string, host: string): boolean => {
  if (!pattern.startsWith('*.')) return pattern === host;
  return host === pattern.slice(2) || host.endsWith(pattern.slice(1));
};

/** Whether a path fits a pattern in which * stands for anything. Takes the first place for each part, so it is linear. */
const pathMatches = (pattern: string, path: string): boolean => {
  const [start, ...rest] = pattern.split('*');
  if (!path.startsWith(start!)) return false;
  if (rest.length === 0) return path === start;
  const last = rest.pop()!;
  let at = start!.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
};

/** An address of the web; undefined for others. */
export const webAddress = (href: string): URL | undefined => {
  if (href.length > LIMITS.address || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
};

export const isAtHost = (patterns: readonly string[], url: URL): boolean =>
  patterns.some((pattern) => {
    const parts = partsOf(pattern);
    if (!parts) return false;
    const isScheme = parts.scheme === '*' || url.protocol === `${parts.scheme}:`;
    return (
      isScheme &&
      hostMatches(parts.host, url.hostname) &&
      pathMatches(parts.path, `${url.pathname}${url.search}`)
    );
  });

/** A host, and a pattern for all its pages. */
export interface FrameHost {
  host: string;
  pattern: string;
}

/** The hosts on which the player of a page is, as its adapter says. */
export const frameHostsOf = (
  adapters: readonly Pick<Adapter, 'hosts' | 'frames'>[],
  href: string,
): FrameHost[] => {
  const url = webAddress(href);
  const adapter = url && adapters.find(({ hosts }) => hosts !== 'any' && isAtHost(hosts, url));
  return (adapter?.frames ?? []).flatMap((frame) => {
    const parts = partsOf(frame);
    return parts ? [{ host: parts.host, pattern: `${parts.scheme}://${parts.host}/*` }] : [];
  });
};
