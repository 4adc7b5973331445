import { isOwnMachine } from '@tsuzuki/contract';

/**
 * Whether a browser drops the session cookie, as it does over plain HTTP except on localhost. Browsers send `Sec-Fetch-Site` only where
 * they would keep it, so this also works if a proxy does not tell us that it uses HTTPS.
 */
export function losesSession(url: URL, fetchSite: string | null): boolean {
  return url.protocol === 'http:' && fetchSite === null && !isOwnMachine(url.hostname);
}
