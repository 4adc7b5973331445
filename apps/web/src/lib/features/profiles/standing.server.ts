import type { ActionFailure, RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { FormResult } from '#lib/form/result.ts';
import { graphqlDocument } from '#lib/server/graphql.server.ts';
import { ownWords } from './own-words.ts';
import { mutate } from '#lib/server/mutate.server.ts';

/** What somebody can do about their standing with another. */
export type Deed =
  | 'followUser'
  | 'unfollowUser'
  | 'acceptFollowRequest'
  | 'declineFollowRequest'
  | 'blockUser'
  | 'unblockUser';

/** Where the name of the other stands in the form. */
type NameField = 'id' | 'username';

const documentOf = (deed: Deed) =>
  graphqlDocument<unknown, { username: string }>(
    `mutation WebStanding($username: String!) { ${deed}(username: $username) { __typename } }`,
  );

/** What the settings say was done; null where the page itself shows it. */
type Told = 'isBlocked' | 'isUnblocked' | 'followsYou' | 'declined' | null;

/** The action of a form that does it. */
export const standingAction =
  (deed: Deed, told: Told, field: NameField = 'id') =>
  async (event: RequestEvent): Promise<FormResult | ActionFailure<FormResult>> => {
    const form = await readForm(event, deed);
    const username = form.text(field).trim();
    const answer = await mutate(event, documentOf(deed), { username });
    if (answer.ok)
      return form.done(told ? ownWords(event.locals.preferences.locale)[told](username) : '');
    const { detail } = answer.problem;
    return form.refused({ ...answer.problem, errors: field === 'id' ? [] : [{ field, detail }] });
  };
