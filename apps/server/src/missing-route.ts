import type { FastifyRequest } from 'fastify';
import { refusal } from '#platform/reasons.ts';
import { PROBLEM_TYPE, problemOf } from '#platform/http/problem.ts';

/** The response to a program that requests a missing route. People get a page. */
export const missingRoute = ({ id, method, url }: FastifyRequest) => {
  const [path = url] = url.split('?', 1);
  const refused = refusal('NOT_FOUND', 'ROUTE_NOT_FOUND', { method, path });
  const problem = problemOf(refused, id);
  return {
    body: JSON.stringify(problem),
    status: problem.status,
    headers: { 'content-type': PROBLEM_TYPE },
  };
};
