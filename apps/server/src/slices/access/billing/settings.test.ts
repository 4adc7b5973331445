import { expect, it } from 'vitest';
import { readSettings } from '#platform/settings.ts';
import { billingSettings } from './settings.ts';

const read = (environment: Record<string, string>) =>
  readSettings([billingSettings], environment).of(billingSettings);

it('nothing needs to be set', () => {
  expect(read({})).toMatchObject({ graceDays: 21, apiUrl: 'https://api.stripe.com' });
});

it.each([
  ['STRIPE_SECRET_KEY', 'pk_live_123', 'sk_live_'],
  ['STRIPE_WEBHOOK_SECRET', 'we_123', 'whsec_'],
  ['STRIPE_PRICE_INDIE', 'prod_123', 'price_'],
  ['STRIPE_PRICE_COMMERCIAL', 'price_1 price_2', 'comma'],
  ['STRIPE_GRACE_DAYS', '-1', 'at least 0'],
  ['STRIPE_API_URL', 'http://stripe.example.org', 'https://'],
])('%s=%s is refused, and the fault names %s', (env, value, words) => {
  expect(() => read({ [env]: value })).toThrow(words);
});

it.each(['https://stripe.example.org', 'http://127.0.0.1:12111', 'http://localhost:12111'])(
  'the key may be sent to %s',
  (url) => {
    expect(read({ STRIPE_API_URL: url }).apiUrl).toBe(url);
  },
);

it('a half of what selling needs is refused, and the fault names the other half', () => {
  const half = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PRICE_INDIE: 'price_x' };
  expect(() => read(half)).toThrow(/STRIPE_WEBHOOK_SECRET: is needed.*STRIPE_PRICE_COMMERCIAL/su);
});
