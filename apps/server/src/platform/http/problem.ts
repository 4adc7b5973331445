import { STATUS_CODES } from 'node:http';
import { Refusal } from '#platform/errors.ts';
import { outageOf } from '#platform/outage.ts';

/** An error outside GraphQL: RFC 9457 problem details. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  /** Why, as a stable word, where a refusal says so. */
  reason?: string;
  requestId: string;
  /** The details of a refusal, such as the wrong `fields` of an input. */
  [detail: string]: unknown;
}

/** Media type of a problem. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The codes of Fastify and Node for a request that cannot be read. */
interface HttpFault {
  statusCode?: number;
  message: string;
}

const codeOf = (status: number): string => {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  return status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT';
};

/** Turns an error of a route into a problem. A bug shows only the request id. */
export const problemOf = (error: unknown, requestId: string): Problem => {
  const refused = error instanceof Refusal ? error : outageOf(error);
  if (refused) {
    const { status, code, message, data } = refused;
    return { ...data, ...problem(status, code, message, requestId) };
  }
  const { statusCode = 500, message } = error as HttpFault;
  if (statusCode >= 500) {
    return problem(
      500,
      'INTERNAL',
      `Something broke on our side (request ${requestId}).`,
      requestId,
    );
  }
  return problem(statusCode, codeOf(statusCode), message, requestId);
};

const problem = (status: number, code: string, detail: string, requestId: string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail,
  code,
  requestId,
});
