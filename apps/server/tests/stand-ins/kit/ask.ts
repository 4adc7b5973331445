/** What came back from a stand-in. */
export interface Asked {
  status: number;
  headers: Headers;
  text: string;
  json: any;
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** What is sent. */
export interface AskInit extends RequestInit {
  headers?: Record<string, string>;
}

/** Sends a request as a program would that knows nothing of our code. */
export const ask = async (url: string, init: AskInit = {}): Promise<Asked> => {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: jsonIn(text) };
};

/** The parameters with which a page of consent sends its visitor back. */
export const cameBack = ({ headers }: Asked): Record<string, string> =>
  Object.fromEntries(new URL(headers.get('location') ?? 'http://nowhere').searchParams);

export const queryOf = (fields: Record<string, string>): string =>
  new URLSearchParams(fields).toString();
