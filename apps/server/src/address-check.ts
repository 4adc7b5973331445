import { isOwnMachine } from '@tsuzuki/contract';
import type { Verdict } from '#platform/finding.ts';
import { bad, good } from './check-findings.ts';

const guide = 'docs/reverse-proxy.md';

/** The settings about the addresses that people use. */
export interface Address {
  baseUrl: string | undefined;
  host: string;
  trustedProxies: string;
}

/** Whether people can sign in at the address they use. Browsers keep them signed in only over HTTPS, or on their own machine. */
export const addressVerdict = ({ baseUrl, host, trustedProxies }: Address): Verdict => {
  const url = baseUrl === undefined ? undefined : new URL(baseUrl);
  if (url?.protocol === 'http:' && !isOwnMachine(url.hostname)) {
    return bad('ADDRESS_PLAIN_HTTP', { guide });
  }
  if (url?.protocol === 'https:') {
    const isNamed = trustedProxies.trim() !== '';
    return isNamed ? good('ADDRESS_HTTPS') : good('ADDRESS_HTTPS_WITHOUT_PROXY', { guide });
  }
  return isOwnMachine(host)
    ? good('ADDRESS_OWN_MACHINE')
    : good('ADDRESS_OWN_MACHINE_ONLY', { guide });
};
