import { redirect } from '@sveltejs/kit';
import { readInbox } from '#lib/features/notices/inbox.server.ts';
import { MARK_READ } from '#lib/features/notices/mark-read.server.ts';
import { noticeWords } from '#lib/features/notices/words.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const after = event.url.searchParams.get('after');
  const inbox = await readInbox(event, after);
  if (!inbox) redirect(303, signInAddress(event.url));
  event.setHeaders({ 'cache-control': 'no-store' });
  return { inbox, isFirst: after === null };
};

export const actions = {
  read: async (event) => {
    const form = await readForm(event, 'read');
    const answer = await write(event, MARK_READ, { ids: null });
    return answer.ok
      ? form.done(noticeWords(event.locals.preferences.locale).allRead)
      : form.refused(answer.problem);
  },
} satisfies Actions;
