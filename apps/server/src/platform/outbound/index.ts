/**
 * The one way out: literal addresses and every answer of the resolver are checked at connect, redirects are not followed,
 * time and size are bounded (`docs/` of the operator names the allow-list).
 */
export { outbound } from './outbound.ts';
export type { Outbound, OutboundAnswer, OutboundRequest } from './outbound.ts';
export { createJsonAsker, type AskJson, type JsonAnswer, type JsonQuestion } from './json.ts';
export { OutboundFault, type OutboundReason } from './fault.ts';
export { outboundSettings } from './settings.ts';
