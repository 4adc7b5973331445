import type { TestApp } from './test-app.ts';

/** The audit about a user, oldest first. */
export const auditRows = (test: TestApp, userId: string) =>
  test.app.db
    .selectFrom('accounts.audit')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
