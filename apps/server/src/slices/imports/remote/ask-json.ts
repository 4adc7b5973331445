import { z } from 'zod';
import { refusal } from '#platform/errors.ts';

const DEADLINE_MS = 20_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** A question to another service, whose address the operator has set: nobody else says where it goes. */
export interface Question {
  address: string;
  service: string;
  body: object;
  bearer: string | null;
}

const unavailable = (service: string) =>
  refusal('UNAVAILABLE', `${service} does not answer just now. Try again in a few minutes.`);

const readBounded = async (response: Response, service: string): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES)
      throw refusal('PAYLOAD_TOO_LARGE', `${service} sent more than a list is.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const send = async ({ address, service, body, bearer }: Question): Promise<Response> => {
  try {
    return await fetch(address, {
      method: 'POST',
      // A redirect could lead anywhere, and would take the token along.
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'Tsuzuki',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    });
  } catch {
    throw unavailable(service);
  }
};

const Json = z.looseObject({});

/** What a service answered and with which status. @throws Refusal when it cannot be reached, is overrun, or answers no JSON. */
export const askJson = async (
  question: Question,
): Promise<{ status: number; json: Record<string, unknown> }> => {
  const response = await send(question);
  const { service } = question;
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 60;
    throw refusal('RATE_LIMITED', `${service} asks us to wait. Try again in ${seconds} seconds.`, {
      retryAfterSeconds: seconds,
    });
  }
  try {
    const json = Json.parse(JSON.parse(await readBounded(response, service)));
    return { status: response.status, json };
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal') throw error;
    throw unavailable(service);
  }
};
