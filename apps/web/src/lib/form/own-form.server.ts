import type { RequestEvent } from '@sveltejs/kit';
import { pageError } from '#lib/server/page-error.server.ts';

const CHANGES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Content types that a browser sends to other sites without a preflight. */
const IS_FORM =
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)?\s*(?:;|$)/iu;

type Asked = Pick<RequestEvent, 'request' | 'route' | 'url'>;

/**
 * Refuses forms that were not sent from our own pages. SvelteKit could do so too, but it would also do so for addresses without a page.
 * @throws 403
 */
export function refuseForeignForms({ request: { headers, method }, route, url }: Asked): void {
  const isForm = IS_FORM.test(headers.get('content-type') ?? '');
  if (route.id === null || !CHANGES.has(method) || !isForm) return;
  if (headers.get('origin') !== url.origin) {
    pageError(403, 'FORM_FROM_ELSEWHERE');
  }
}
