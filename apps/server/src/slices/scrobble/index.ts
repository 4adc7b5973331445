/** Scrobbling: webhook tokens, and what media servers report with them. */
export { createToken, deleteToken, rotateToken } from './tokens/commands.ts';
export { tryDelivery, type Tried } from './inbox/try.ts';
export { listTokens, type WebhookToken } from './tokens/queries.ts';
export {
  nameOfLibrary,
  readLibraryHistory,
  type LibraryHistory,
  type ReadingOptions,
} from './library/history.ts';
export { confirmLibraryShow, type LibraryShow } from './shows/commands/confirm-library-show.ts';
export { placesOf, type Suggestion } from './shows/rules/suggestion.ts';
export { forgetShowsIfKnown } from './shows/commands/forget.ts';
export {
  SERVER_KINDS,
  SOFTWARE,
  SOFTWARES,
  type ServerKind,
  type Software,
} from './servers/kind.ts';
