/**
 * Deliveries to addresses of users: requests that are tried until their target has them, and logged for its owner. A slice declares a kind
 * (`Deliveries`) and its tables; claims, requests, retries, the log and the health of targets are the same for all kinds (README.md).
 */
export type { Admission, Deliveries, SendRules } from './deliveries.ts';
export type { DeliveryFault, DeliveryState, HeldDelivery } from './model.ts';
export { claimInTurn, FIRST_TARGET, leaseFrom } from './claim.ts';
export { deliver, sendNow } from './deliver.ts';
export type { DeliveryRequest } from './attempt.ts';
export type { FailureRow, HealthRules } from './health.ts';
export type { Outcome } from './outcome.ts';
export type { Schedule } from './schedule.ts';
export { settle } from './settle.ts';
export { settleAll } from './settle-batch.ts';
export { defineSender, ringSenders, sendDue } from './sender.ts';
