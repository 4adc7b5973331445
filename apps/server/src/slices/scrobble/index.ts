/** Scrobbling: webhook tokens, and what media servers report with them. */
export { createToken, deleteToken, listTokens, rotateToken, type WebhookToken } from './tokens.ts';
export { SERVER_KINDS, type ServerKind } from './server-kind.ts';
