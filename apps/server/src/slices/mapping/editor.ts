import type { Database } from '#platform/database/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { mayEditCatalogue } from '#slices/catalog/index.ts';

/** Whether a user is an editor, whose word on the mapping counts for all. */
export const isEditorById = async (db: Database, userId: string): Promise<boolean> => {
  const user = await findUser(db, userId);
  return user !== undefined && !user.isDisabled && mayEditCatalogue(user.role);
};
