import { signedInBrowser, type Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

let count = 0;

/** A new administrator, signed in. */
export const administrator = async (test: TestApp): Promise<{ id: string; browser: Browser }> => {
  const name = `administrator${(count += 1)}`;
  const { id } = await test.user(name);
  const set = `update accounts."user" set role = 'admin' where id = $1`;
  await test.app.database.pool.query(set, [id]);
  return { id, browser: await signedInBrowser(test, name) };
};
