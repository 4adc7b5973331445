import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A new user whose requests to the API must succeed. */
export const asking = async (test: TestApp, name: string) => {
  const { id, bearer } = await test.user(name);
  const ask = async (query: string): Promise<any> => {
    const { data, errors } = await test.ask(query, { bearer });
    expect(errors).toBeUndefined();
    return data;
  };
  return { id, ask };
};
