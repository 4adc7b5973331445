import { redirect, type RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { isWorkId } from '#lib/features/catalog/work.ts';
import type { SentForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { leaveFormerAddress } from '#lib/server/former-address.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';

const WORK = graphql(
  `
    query WebWorkToChange($id: ID!) {
      anime(id: $id) {
        ...WorkTitles
      }
      manga(id: $id) {
        ...WorkTitles
      }
      revisions(workId: $id, first: 1) {
        nodes {
          media
          workId
          work {
            titleRomaji
            titleEnglish
            titleNative
            isRemoved
          }
        }
      }
    }
  `,
  [WORK_TITLES],
);

interface PageEvent extends RequestEvent {
  parent: () => Promise<{ account: object | null }>;
}

/** Sends visitors without an account to sign-in and back. */
export async function requireVisitor(event: PageEvent): Promise<void> {
  const { account } = await event.parent();
  if (!account) redirect(303, signInAddress(event.url));
}

/** The work that a page changes as a whole, whichever medium it has. @throws 404 if there is none that this visitor may see */
export async function readWork(event: RequestEvent) {
  const id = event.params['id'] ?? '';
  if (!isWorkId(id)) pageError(404, 'WORK_NOT_FOUND');
  const { anime, manga, revisions } = await execute(event, WORK, { id });
  const work = anime ?? manga;
  const { titles } = event.locals.preferences;
  if (work) {
    leaveFormerAddress(event, work);
    const media = anime ? ('ANIME' as const) : ('MANGA' as const);
    const title = mainTitle(work, titles).text;
    return { id, media, title, isRemoved: false };
  }
  const [last] = revisions?.nodes ?? [];
  if (!last?.work?.isRemoved || last.workId !== id) pageError(404, 'WORK_NOT_FOUND');
  return { id, media: last.media, title: mainTitle(last.work, titles).text, isRemoved: true };
}

export type WorkToChange = Awaited<ReturnType<typeof readWork>>;

/** What every such form says beside the work. */
export const whyOf = (form: SentForm) => ({
  note: form.text('note'),
  sources: form
    .text('sources')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});
