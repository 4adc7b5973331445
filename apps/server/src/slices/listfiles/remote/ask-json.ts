import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { outbound, OutboundFault, type OutboundAnswer } from '#platform/outbound/index.ts';

const DEADLINE_MS = 20_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** A question to another service, whose address the operator has set: nobody else says where it goes. */
export interface Question {
  address: string;
  service: string;
  /** Left out, it is asked for with GET. */
  body?: object;
  bearer: string | null;
}

const unavailable = (service: string) =>
  refusal('UNAVAILABLE', `${service} isn’t responding. Try again in a few minutes.`);

const send = async (
  app: App,
  { address, service, body, bearer }: Question,
): Promise<OutboundAnswer> => {
  try {
    return await (
      await app.open(outbound)
    ).send({
      address,
      setBy: 'operator',
      method: body === undefined ? 'GET' : 'POST',
      deadlineMs: DEADLINE_MS,
      mostBytes: MOST_BYTES,
      headers: {
        accept: 'application/json, application/vnd.api+json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (error instanceof OutboundFault && error.reason === 'too_large')
      throw refusal('PAYLOAD_TOO_LARGE', `The list from ${service} is too large.`);
    throw unavailable(service);
  }
};

const Json = z.looseObject({});

/** What a service answered and with which status. @throws Refusal when it cannot be reached, is overrun, or answers no JSON. */
export const askJson = async (
  app: App,
  question: Question,
): Promise<{ status: number; json: Record<string, unknown> }> => {
  const { status, headers, body } = await send(app, question);
  const { service } = question;
  if (status === 429) {
    const seconds = Number(headers['retry-after']) || 60;
    throw refusal(
      'RATE_LIMITED',
      `${service} is limiting our requests. Try again in ${seconds} seconds.`,
      {
        retryAfterSeconds: seconds,
      },
    );
  }
  try {
    return { status, json: Json.parse(JSON.parse(body.toString('utf8'))) };
  } catch {
    throw unavailable(service);
  }
};
