import { refusal, type Refusal } from '#platform/errors.ts';

/** Where people make keys, for messages. */
export const WHERE_KEYS_ARE_MADE =
  'Keys are free: make one under Settings → API keys (/settings/keys).';

/** The refusal of what an anonymous caller asks for. @param what it is, as the subject of a sentence. */
export const accountNeeded = (what: string): Refusal =>
  refusal(
    'UNAUTHENTICATED',
    `${what} needs an account: send your API key in the header X-API-Key. ${WHERE_KEYS_ARE_MADE}`,
  );
