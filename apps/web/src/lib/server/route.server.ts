import { words } from '#lib/i18n/words.ts';
import type { InProcessRoute, RouteAnswer, RouteRequest } from '@tsuzuki/contract';
import { error, redirect, type RequestEvent } from '@sveltejs/kit';
import { inProcess } from './in-process.server.ts';
import { pageError } from './page-error.server.ts';

/** A refusal of the server: problem+json (RFC 9457), with the values of its message. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  /** The same as `extensions.reason` of the API. */
  readonly reason?: string | undefined;
  /** The field of the input that is wrong. */
  readonly field?: string;
  /** What is wrong with a variable, without its name. */
  readonly problem?: string;
  /** Errors of single fields of the input. */
  readonly errors?: readonly FieldProblem[];
}

/** The error of one field, with the values of its message. */
export interface FieldProblem {
  readonly field: string;
  readonly detail: string;
  readonly reason?: string | undefined;
}

/** A problem that a page says in words of its own. */
export const inWords = ({ status, code }: Problem, detail: string): Problem => ({
  status,
  code,
  detail,
});

/** What a JSON route answered. */
export type Answer<Body> = { ok: true; body: Body } | { ok: false; problem: Problem };

const routeWords = words({
  en: { notOffered: 'This instance does not offer that.' },
  ja: { notOffered: 'このサーバーでは利用できません。' },
});

/** If a route is missing or turned off, the response is a page, not JSON. */
const notOffered = ({ locals }: RequestEvent): Problem => ({
  status: 404,
  code: 'NOT_FOUND',
  detail: routeWords(locals.preferences.locale).notOffered,
});

/** Calls a route of the server as the visitor, and passes on the cookies it sets. */
export async function askRoute(event: RequestEvent, request: RouteRequest): Promise<RouteAnswer> {
  const route = event.platform ? inProcess(event).route : overHttp(event);
  if (!route) throw new Error('set `route` on the request before the web handler');
  const answer = await route(request);
  event.locals.setCookie.push(...answer.setCookie);
  return answer;
}

/** Calls a JSON route. The cast to `Body` is safe, because both ends have the same version. */
export async function callRoute<Body = unknown>(
  event: RequestEvent,
  request: RouteRequest,
): Promise<Answer<Body>> {
  const { status, contentType, body } = await askRoute(event, request);
  if (body.length > 0 && !contentType.includes('json'))
    return { ok: false, problem: notOffered(event) };
  const json: unknown = body.length > 0 ? JSON.parse(new TextDecoder().decode(body)) : {};
  return status < 400 ? { ok: true, body: json as Body } : { ok: false, problem: json as Problem };
}

/** Reads private data for a page. Visitors who are not signed in are sent to sign-in and back. */
export async function readRoute<Body>(event: RequestEvent, path: string): Promise<Body> {
  const answer = await callRoute<Body>(event, { method: 'GET', path });
  if (answer.ok) return answer.body;
  if (answer.problem.code === 'UNAUTHENTICATED') redirect(303, signInAddress(event.url));
  return refuse(answer.problem);
}

/** Shows the error page for a refusal of a route. It shows the route's words only if they are meant for people. */
export function refuse({ status, detail, reason, ...values }: Problem): never {
  if (status >= 500) pageError(status, 'BROKEN');
  error(status, detail, reason === undefined ? {} : { reason, values });
}

/** The address of sign-in that leads back to an address. */
export function signInAddress({ pathname, search }: URL): string {
  return `/sign-in?next=${encodeURIComponent(`${pathname}${search}`)}`;
}

/** Under `vite dev` there is no server around the app, so requests go to `TSUZUKI_URL` with the visitor's cookies. */
const overHttp =
  (event: RequestEvent): InProcessRoute =>
  async ({ method, path, body }) => {
    const address = new URL(path, process.env['TSUZUKI_URL'] ?? 'http://127.0.0.1:3000');
    const response = await fetch(address, {
      method,
      headers: {
        origin: address.origin,
        cookie: event.request.headers.get('cookie') ?? '',
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: new Uint8Array(await response.arrayBuffer()),
      setCookie: response.headers.getSetCookie(),
    };
  };
