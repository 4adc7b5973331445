import type { App } from '#platform/app.ts';
import type { Eventual } from '#platform/eventual.ts';
import type { Account } from '../queries.ts';
import { directory } from './directory.ts';

/** The account of a user as requests see it: cached for moments, and read again when it changes. */
export const accountFor = (app: App, userId: string): Eventual<Account | undefined> =>
  app.get(directory).account(userId);
