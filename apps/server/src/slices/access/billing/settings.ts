import { z } from 'zod';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

const PRICE_LIST = /^price_\w+(?: *, *price_\w+)*$/u;
const MOST_GRACE_DAYS = 90;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Every request contains the secret key, so plain text is allowed only to this machine. */
const isConfidential = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK.has(hostname);
};

const prices = (env: string, title: string, amount: string) =>
  setting({
    env,
    doc: `Stripe prices (\`price_…\`) that give the tier ${title}, comma separated. The first is what checkout sells (${amount} a month); the others are still honoured.`,
    schema: z
      .string()
      .regex(PRICE_LIST, 'must be ids such as price_1Abc, comma separated')
      .optional(),
  });

export const billingSettings = settingsGroup(
  'Billing',
  {
    secretKey: setting({
      env: 'STRIPE_SECRET_KEY',
      doc: 'Secret or restricted key of the Stripe account that sells the tiers. Unset: nothing is sold.',
      schema: z
        .string()
        .regex(
          /^(?:sk|rk)_(?:live|test)_\w+$/u,
          'must begin with sk_live_, sk_test_, rk_live_ or rk_test_',
        )
        .optional(),
      secret: true,
    }),
    webhookSecret: setting({
      env: 'STRIPE_WEBHOOK_SECRET',
      doc: 'Signing secret (`whsec_…`) of the webhook endpoint `<BASE_URL>/billing/stripe` at Stripe.',
      schema: z
        .string()
        .regex(/^whsec_\S+$/u, 'must begin with whsec_')
        .optional(),
      secret: true,
    }),
    indiePrices: prices('STRIPE_PRICE_INDIE', 'Indie', '9.99'),
    commercialPrices: prices('STRIPE_PRICE_COMMERCIAL', 'Commercial', '29.99'),
    graceDays: setting({
      env: 'STRIPE_GRACE_DAYS',
      doc: 'Days an account keeps its tier while a payment is overdue and Stripe tries again.',
      schema: settingSchema.count(21, 0, MOST_GRACE_DAYS),
    }),
    apiUrl: setting({
      env: 'STRIPE_API_URL',
      doc: "Address of Stripe's API. Set another one to test against a substitute.",
      schema: z
        .url('must be an address such as https://api.stripe.com')
        .refine(isConfidential, 'must begin with https://, except on this machine')
        .default('https://api.stripe.com'),
    }),
  },
  { together: ['secretKey', 'webhookSecret', 'indiePrices', 'commercialPrices'] },
);
