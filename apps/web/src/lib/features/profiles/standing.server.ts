import type { ActionFailure, RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { FormResult } from '#lib/form/result.ts';
import { graphql } from '#lib/server/document.server.ts';
import { ownWords } from './own-words.ts';
import { mutate } from '#lib/server/mutate.server.ts';

/** The actions of a user towards another. */
const DEEDS = {
  followUser: graphql(
    'mutation WebFollowUser($username: String!) { followUser(username: $username) { __typename } }',
  ),
  unfollowUser: graphql(
    'mutation WebUnfollowUser($username: String!) { unfollowUser(username: $username) { __typename } }',
  ),
  acceptFollowRequest: graphql(
    'mutation WebAcceptFollowRequest($username: String!) { acceptFollowRequest(username: $username) { __typename } }',
  ),
  declineFollowRequest: graphql(
    'mutation WebDeclineFollowRequest($username: String!) { declineFollowRequest(username: $username) { __typename } }',
  ),
  blockUser: graphql(
    'mutation WebBlockUser($username: String!) { blockUser(username: $username) { __typename } }',
  ),
  unblockUser: graphql(
    'mutation WebUnblockUser($username: String!) { unblockUser(username: $username) { __typename } }',
  ),
};

export type Deed = keyof typeof DEEDS;

/** The field of the form with the other's name. */
type NameField = 'id' | 'username';

/** The message of the settings; null if the page itself shows the result. */
type Told = 'isBlocked' | 'isUnblocked' | 'followsYou' | 'declined' | null;

/** The form action that performs it. */
export const standingAction =
  (deed: Deed, told: Told, field: NameField = 'id') =>
  async (event: RequestEvent): Promise<FormResult | ActionFailure<FormResult>> => {
    const form = await readForm(event, deed);
    const username = form.text(field).trim();
    const answer = await mutate(event, DEEDS[deed], { username });
    if (answer.ok)
      return form.done(told ? ownWords(event.locals.preferences.locale)[told](username) : '');
    const { detail } = answer.problem;
    return form.refused({ ...answer.problem, errors: field === 'id' ? [] : [{ field, detail }] });
  };
