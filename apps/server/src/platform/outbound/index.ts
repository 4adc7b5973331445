/**
 * The only way out: literal addresses and every address from the resolver are checked at connect, redirects are not followed, and time and
 * size are limited (the operator's `docs/` describe the allow-list).
 */
export { outbound } from './outbound.ts';
export type { Outbound, OutboundAnswer, OutboundRequest, StreamedAnswer } from './request.ts';
export { createJsonAsker, type AskJson, type JsonAnswer, type JsonQuestion } from './json.ts';
export { OutboundFault, type OutboundReason } from './fault.ts';
export { retryAfterOf } from './retry-after.ts';
export { createAddresses } from './mirror.ts';
export { outboundSettings } from './settings.ts';
