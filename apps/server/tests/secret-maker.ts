import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** Where secrets are created: one app, and a signed-in user with the address `mika@example.org`. */
export interface World {
  test: TestApp;
  mika: Browser;
}

/** Creates secrets the way people do, uses them, and returns them. */
export type SecretMaker = (world: World) => Promise<Readonly<Record<string, string>>>;

/** The makers of one slice, by what they create. */
export type SecretMakers = Readonly<Record<string, SecretMaker>>;

/** The body of a response that must be a success. */
export const succeed = async (answer: Promise<{ status: number; body: any }>): Promise<any> => {
  const { status, body } = await answer;
  expect({ status, body }).toMatchObject({ status: expect.toSatisfy((code) => code < 300) });
  return body;
};
