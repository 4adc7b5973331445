import type { TestApp } from './test-app.ts';

/** What the audit holds about somebody, oldest first. */
export const auditRows = (test: TestApp, userId: string) =>
  test.app.db
    .selectFrom('accounts.audit')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
