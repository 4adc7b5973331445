/** Billing: tiers that people pay for through Stripe. */
export { billingCheck } from './check.ts';
export { cancelPlan } from './commands/cancel-plan.ts';
export { forgetOldEvents } from './commands/forget-old-events.ts';
export { processStripeEvent, reconcileBilling } from './jobs.ts';
export { billingRoutes, stripeRoutes } from './routes.ts';
export { billingSettings } from './settings.ts';
export { billing } from './stripe.ts';
