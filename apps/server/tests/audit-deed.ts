import { expect } from 'vitest';
import { issueBearer } from '#slices/accounts/index.ts';
import type { AuditAction } from '#platform/vocabulary.ts';
import { openBrowser, type Browser } from './browser.ts';
import { succeed } from './secret-maker.ts';
import type { TestApp } from './test-app.ts';

/** A new, signed-in user, with their app and an administrator of it. */
export interface Person {
  id: string;
  name: string;
  email: string;
  browser: Browser;
  test: TestApp;
  admin: Browser;
}

/** An act that writes an audit about the person, and the actor, if it is not the person. */
export interface Deed {
  actor?: 'operator' | 'administrator' | 'service';
  act: (person: Person) => Promise<unknown>;
}

/** The acts that write each audit of one slice. */
export type Deeds<Action extends AuditAction> = Readonly<Record<Action, Deed>>;

export const later = ({ clock }: TestApp, ms: number): void =>
  clock.set(new Date(clock.now().getTime() + ms));

export const promote = ({ id, test }: Pick<Person, 'id' | 'test'>, role: 'admin' | 'editor') =>
  test.app.database.pool.query(`update accounts."user" set role = $2 where id = $1`, [id, role]);

/** Reports a secret as found in public. */
export const report = ({ test }: Person, key: string) =>
  succeed(openBrowser(test).post('/security/leaked-key', { key }));

export const administer = ({ id, admin }: Person, what: string, input = {}) =>
  succeed(admin.post(`/admin/users/${id}/${what}`, input));

/** Sends a request to the API as the person. */
export const mutate = async ({ id, test }: Person, text: string) => {
  const { accessToken: bearer } = await issueBearer(test.app, id, 'web');
  const { data, errors } = await test.ask(text, { bearer });
  expect(errors).toBeUndefined();
  return data;
};
