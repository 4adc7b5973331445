import type { TestApp } from './test-app.ts';

/** A response as AniList's clients read it. */
export interface AniListAnswer {
  status: number;
  data: any;
  errors?: {
    message: string;
    status: number;
    locations?: unknown;
    extensions?: { code: string };
  }[];
  extensions?: { cost: { requested: number; limit: number } };
}

/** How a client sends its request. */
export interface AniListRequest {
  /** An object, or another value that a client sends. */
  variables?: unknown;
  /** Sent as `Authorization: Bearer`, as clients of AniList do. */
  token?: string;
  headers?: Record<string, string>;
}

/** Sends a request to the facade as a client of AniList would. */
export const askAniList = async (
  { url }: Pick<TestApp, 'url'>,
  query: string,
  { variables, token, headers }: AniListRequest = {},
): Promise<AniListAnswer> => {
  const response = await fetch(`${url}/compat/anilist`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as Omit<AniListAnswer, 'status'>;
  return { status: response.status, ...answer };
};
