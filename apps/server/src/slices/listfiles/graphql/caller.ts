import type { RequestContext } from '#platform/graphql/context.ts';
import { isId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { refusal } from '../reasons.ts';
import type { ImportKey } from '../list-import/stored-import.ts';

/** The user whose imports are read or changed. @throws Refusal `UNAUTHENTICATED`, or `FORBIDDEN` without the scope */
export const ownerOf = (
  { caller }: Pick<RequestContext, 'caller'>,
  scope: 'read:list' | 'write:list',
): string => requireAccount(caller, scope);

/** An import of the caller, which may not exist. @throws Refusal `NOT_FOUND` for a malformed id */
export const keyOf = (
  context: Pick<RequestContext, 'caller'>,
  scope: 'read:list' | 'write:list',
  id: string,
): ImportKey => {
  const userId = ownerOf(context, scope);
  if (!isId(id)) throw refusal('NOT_FOUND', 'IMPORT_NOT_FOUND', { id: id.slice(0, 60) });
  return { userId, id };
};
