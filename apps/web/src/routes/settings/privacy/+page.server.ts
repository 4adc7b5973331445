import { redirect } from '@sveltejs/kit';
import { READ_PRIVACY, UPDATE_PREFERENCES } from '#lib/features/profiles/settings.server.ts';
import { standingAction } from '#lib/features/profiles/standing.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { execute, write } from '#lib/server/graphql.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import { ownWords } from '#lib/features/profiles/own-words.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const after = event.url.searchParams.get('after');
  const { viewer } = await execute(event, READ_PRIVACY, { after });
  if (!viewer) redirect(303, signInAddress(event.url));
  return {
    settings: viewer.preferences,
    blocked: viewer.blockedUsers,
    asking: viewer.followRequests,
  };
};

export const actions = {
  privacy: async (event) => {
    const form = await readForm(event, 'privacy');
    const input = {
      profileVisibility: form.text('profileVisibility'),
      listVisibility: form.text('listVisibility'),
      activityVisibility: form.text('activityVisibility'),
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
