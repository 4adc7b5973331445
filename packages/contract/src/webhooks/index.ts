/** Webhooks: what the events say, and how receivers check that they are from us. */
export {
  CURRENT_WEBHOOK_VERSION,
  WEBHOOK_EVENTS,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_VERSIONS,
  WebhookEvent,
  webhookJsonSchema,
  type SubscribedEventType,
  type WebhookData,
  type WebhookEventType,
  type WebhookVersion,
} from './events.ts';
export { WEBHOOK_EXAMPLES } from './event-examples.ts';
export {
  checkWebhook,
  SECRET_PREFIX,
  signatureHeaders,
  signingKey,
  TOLERANCE_SECONDS,
  WebhookSignatureError,
  type ReceivedWebhook,
  type WebhookFault,
} from './signature.ts';
export type { WorkOfEvent } from './work.ts';
