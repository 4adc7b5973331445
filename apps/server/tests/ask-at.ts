import type { Answer } from './test-app.ts';

interface Asking {
  variables?: object;
  /** The token of a user. */
  bearer?: string;
}

/** Sends GraphQL requests to a server. */
export type Ask = (query: string, options?: Asking) => Promise<Answer>;

/** Asks the server at an address, in this process or another one. */
export const askAt =
  (url: string): Ask =>
  async (query, { variables, bearer } = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  };
