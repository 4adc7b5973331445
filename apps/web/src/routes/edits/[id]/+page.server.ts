import { readEdit } from '#lib/features/edits/edit.server.ts';
import {
  applyEdit,
  decideEdit,
  submitEdit,
  takeEdit,
  voteOnEdit,
  withdrawEdit,
  writeMessage,
} from '#lib/features/edits/review.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { account } = await event.parent();
  const isEditor = account !== null && account.role !== 'user';
  const isModerator = account?.role === 'moderator' || account?.role === 'admin';
  const edit = await readEdit(event, event.params.id, isEditor);
  const viewer = account?.username ?? null;
  return {
    edit,
    isEditor,
    isModerator,
    viewer,
    isOwn: viewer !== null && edit.author?.username === viewer,
  };
};

export const actions = {
  apply: applyEdit,
  decide: decideEdit,
  vote: voteOnEdit,
  write: writeMessage,
  withdraw: withdrawEdit,
  submit: submitEdit,
  take: takeEdit,
} satisfies Actions;
