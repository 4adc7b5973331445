import { expect, it } from 'vitest';
import { addressVerdict } from './address-check.ts';

const verdict = (baseUrl: string | undefined, host = '127.0.0.1', trustedProxies = '') =>
  addressVerdict({ baseUrl, host, trustedProxies });

it('finds fault with an address at which nobody can sign in', () => {
  for (const address of ['http://tsuzuki.lan:3000', 'http://192.168.1.20:3000']) {
    const { isGood, detail } = verdict(address);
    expect(isGood).toBe(false);
    expect(detail).toMatch(/plain HTTP.*reverse-proxy\.md/u);
  }
});

it('is content with HTTPS and with this machine, and says what else there is to do', () => {
  const said = (...args: Parameters<typeof verdict>) => {
    const { isGood, detail } = verdict(...args);
    expect(isGood).toBe(true);
    return detail;
  };
  expect(said('https://tsuzuki.example', '0.0.0.0', '127.0.0.1')).toBe('people come by HTTPS');
  expect(said('https://tsuzuki.example', '0.0.0.0')).toMatch(/TRUSTED_PROXIES/u);
  expect(said('http://localhost:3000')).toBe('people sign in on this machine');
  expect(said(undefined)).toBe('people sign in on this machine');
  expect(said(undefined, '0.0.0.0')).toMatch(/BASE_URL/u);
});
