/** Scrobbling: webhook tokens, and what media servers report with them. */
export { createToken, deleteToken, rotateToken } from './tokens/commands.ts';
export { tryDelivery, type Tried } from './inbox/try.ts';
export { listTokens, type WebhookToken } from './tokens/queries.ts';
export { readLibraryHistory, type LibraryHistory } from './library/history.ts';
export { SERVER_KINDS, type ServerKind } from './servers/kind.ts';
