import type { RequestEvent } from '@sveltejs/kit';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { isWorkId } from './work.ts';

/** What is missing when there is no page with an id. */
type Missing = 'WORK_NOT_FOUND' | 'PAGE_NOT_FOUND';

/** What the page of an id shows. @throws 404 if there is none that this visitor may see, 503 if it cannot be read */
export async function foundPage<Page>(
  event: RequestEvent,
  id: string,
  read: () => Promise<{ readonly page: Page | null }>,
  missing: Missing = 'WORK_NOT_FOUND',
): Promise<Page> {
  if (!isWorkId(id)) pageError(404, missing);
  const answer = await readOrDegrade(event, read);
  if (answer === null) pageError(503, 'CATALOGUE_UNAVAILABLE');
  return answer.page ?? pageError(404, missing);
}
