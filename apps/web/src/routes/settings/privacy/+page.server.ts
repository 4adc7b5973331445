import { redirect } from '@sveltejs/kit';
import { VISIBILITIES } from '#lib/features/lists/entry/entry.ts';
import { READ_PRIVACY, UPDATE_PREFERENCES } from '#lib/features/profiles/settings.server.ts';
import { standingAction } from '#lib/features/profiles/standing.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { execute, write } from '#lib/server/graphql.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import { ownWords } from '#lib/features/profiles/own-words.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const after = event.url.searchParams.get('after');
  const { viewer } = await execute(event, READ_PRIVACY, { after });
  if (!viewer) redirect(303, signInAddress(event.url));
  const { preferences: settings, blockedUsers: blocked, followRequests: asking } = viewer;
  if (!settings || !blocked || !asking) pageError(503, 'PAGE_UNAVAILABLE');
  return { settings, blocked, asking };
};

export const actions = {
  privacy: async (event) => {
    const form = await readForm(event, 'privacy');
    const input = {
      profileVisibility: form.choice('profileVisibility', VISIBILITIES),
      listVisibility: form.choice('listVisibility', VISIBILITIES),
      activityVisibility: form.choice('activityVisibility', VISIBILITIES),
    };
    const answer = await write(event, UPDATE_PREFERENCES, { input });
    return answer.ok
      ? form.done(ownWords(event.locals.preferences.locale).saved)
      : form.refused(answer.problem);
  },
  block: standingAction('blockUser', 'isBlocked', 'username'),
  unblock: standingAction('unblockUser', 'isUnblocked'),
  accept: standingAction('acceptFollowRequest', 'followsYou'),
  decline: standingAction('declineFollowRequest', 'declined'),
} satisfies Actions;
