import type Stripe from 'stripe';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { defineResource } from '#platform/resource.ts';
import type { Settings } from '#platform/settings.ts';
import type { PriceList, Terms } from './rules.ts';
import { billingSettings } from './settings.ts';
import { refusal } from '../reasons.ts';
const PATIENCE_MS = 10_000;
const RETRIES = 2;

/** Billing, if it is configured. */
export interface Billing {
  stripe: Stripe;
  /** Whether the money is real. Stripe's live and test modes share nothing. */
  isLive: boolean;
  prices: PriceList;
  graceMs: number;
  webhookSecret: string;
}

const listed = (text: string): string[] => text.split(',').map((id) => id.trim());

const configurationOf = (settings: Settings) => {
  const values = settings.of(billingSettings);
  const { secretKey, webhookSecret, indiePrices, commercialPrices, graceDays, apiUrl } = values;
  if (!secretKey || !webhookSecret || !indiePrices || !commercialPrices) return null;
  const prices = { indie: listed(indiePrices), commercial: listed(commercialPrices) };
  return { secretKey, webhookSecret, prices, graceMs: graceDays * DAY_MS, apiUrl: new URL(apiUrl) };
};

/** The library is loaded only if billing is configured, because it is large and most instances sell nothing. */
export const billing = defineResource<Billing | null>({
  name: 'billing',
  open: async ({ settings }) => {
    const configuration = configurationOf(settings);
    if (!configuration) return null;
    const { secretKey, webhookSecret, prices, graceMs, apiUrl } = configuration;
    const { default: StripeClient } = await import('stripe');
    const stripe = new StripeClient(secretKey, {
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
      host: apiUrl.hostname,
      ...(apiUrl.port && { port: apiUrl.port }),
      timeout: PATIENCE_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      appInfo: { name: 'Tsuzuki' },
    });
    return { stripe, isLive: /^.k_live_/u.test(secretKey), prices, graceMs, webhookSecret };
  },
});

/** @throws Refusal `NOT_FOUND` if this instance sells nothing */
export const requireBilling = async (app: App): Promise<Billing> => {
  const opened = await app.open(billing);
  if (opened) return opened;
  throw refusal('NOT_FOUND', 'PLANS_NOT_SOLD');
};

/** What decides the tier of subscriptions, now. */
export const termsOf = (app: App, { prices, graceMs }: Billing): Terms => ({
  prices,
  graceMs,
  now: app.clock.now(),
});
