import { redirect } from '@sveltejs/kit';
import {
  readList,
  readPerson,
  readRecord,
  readShown,
} from '#lib/features/profiles/person.server.ts';
import { readEditorFigures } from '#lib/features/edits/statistics.server.ts';
import { standingAction } from '#lib/features/profiles/standing.server.ts';
import { readScoreFormat } from '#lib/preferences/score-format.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { readRichText } from '#lib/text/rich-text.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { bio, ...person } = await readPerson(event, event.params.name);
  const { username } = person;
  // By a former name, or in another case.
  if (username !== event.params.name) redirect(302, `/user/${username}${event.url.search}`);
  const shown = person.access === 'FULL' ? await readShown(event, username) : null;
  const isOpen = shown?.followers !== null && shown !== null;
  // Visitors without an account see no scores.
  const format = (await readOrDegrade(event, () => readScoreFormat(event))) ?? 'POINT_100';
  const [list, record, editing] = await Promise.all([
    readList(event, { name: username, shown, format }),
    isOpen ? readRecord(event, username) : null,
    person.access === 'FULL' ? readEditorFigures(event, username) : null,
  ]);
  return { person, bio: bio ? readRichText(bio) : null, shown, list, record, editing, format };
};

export const actions = {
  follow: standingAction('followUser', null),
  unfollow: standingAction('unfollowUser', null),
  block: standingAction('blockUser', null),
  unblock: standingAction('unblockUser', null),
} satisfies Actions;
