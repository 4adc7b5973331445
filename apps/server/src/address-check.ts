import { isOwnMachine } from '@tsuzuki/contract';
import type { Verdict } from '#platform/slice.ts';

const GUIDE = 'docs/reverse-proxy.md';

/** The settings about the addresses that people use. */
export interface Address {
  baseUrl: string | undefined;
  host: string;
  trustedProxies: string;
}

const listensToAll = (host: string): boolean => !isOwnMachine(host);

/** Whether people can sign in at the address they use. Browsers keep them signed in only over HTTPS, or on their own machine. */
export const addressVerdict = ({ baseUrl, host, trustedProxies }: Address): Verdict => {
  const url = baseUrl === undefined ? undefined : new URL(baseUrl);
  if (url?.protocol === 'http:' && !isOwnMachine(url.hostname)) {
    const why = 'browsers keep nobody signed in over it but on localhost';
    const detail = `BASE_URL is plain HTTP: ${why}. Put HTTPS in front and name it there (${GUIDE}).`;
    return { isGood: false, detail };
  }
  if (url?.protocol === 'https:') {
    const isNamed = trustedProxies.trim() !== '';
    const hint = `; TRUSTED_PROXIES names no proxy, so that all visitors count as one (${GUIDE})`;
    return { isGood: true, detail: `people come by HTTPS${isNamed ? '' : hint}` };
  }
  const hint = `; from others nobody can: set BASE_URL to an https:// address (${GUIDE})`;
  const detail = `people sign in on this machine${listensToAll(host) ? hint : ''}`;
  return { isGood: true, detail };
};
