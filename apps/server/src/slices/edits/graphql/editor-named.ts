import type { RequestContext } from '#platform/graphql/context.ts';
import { nameUnknown, userByName } from '#slices/accounts/index.ts';
import { sightById } from '#slices/profiles/index.ts';
import { mayModerate } from '../policy.ts';
import { roleOf } from './act.ts';

const isModerator = async ({ app, caller }: RequestContext): Promise<boolean> =>
  caller.userId !== null &&
  caller.scopes.includes('read:profile') &&
  mayModerate(await roleOf(app.db, caller.userId));

/**
 * The id of somebody by whom edits are listed. Histories hide the names of users whom the caller may not see, so a list by name would tell who they
 * are. Moderators see the edits of everybody.
 * @throws Refusal `NOT_FOUND`, the same for a name that nobody has and for a hidden user
 */
export const editorNamed = async (context: RequestContext, name: string): Promise<string> => {
  const { app, caller } = context;
  const { id } = await userByName(app.db, name);
  if (id === caller.userId || (await sightById(context, id))) return id;
  if (await isModerator(context)) return id;
  throw nameUnknown(name);
};
