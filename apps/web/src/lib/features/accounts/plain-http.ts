import { isOwnMachine } from '@tsuzuki/contract';

/**
 * Whether a browser throws away the cookie that keeps somebody signed in, as it does over plain HTTP on any name but that of its own
 * machine. Browsers send `Sec-Fetch-Site` where they would keep it, also when no proxy told us of the HTTPS in front of us.
 */
export function losesSession(url: URL, fetchSite: string | null): boolean {
  return url.protocol === 'http:' && fetchSite === null && !isOwnMachine(url.hostname);
}
