import type { Call } from './call.ts';

/** The names that libraries give themselves. */
const LIBRARIES = /^(?:node|undici|axios|got|curl|python|go-http|okhttp|java)\b/iu;

/** Whether a program says its own name, and not that of the library it uses. */
export const hasOwnAgent = ({ headers }: Call): boolean => {
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !LIBRARIES.test(agent);
};
