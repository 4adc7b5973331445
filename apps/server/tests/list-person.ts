import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A user whose requests must succeed. */
export const listPerson = async (test: TestApp, name: string) => {
  const { id, bearer } = await test.user(name);
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await test.ask(query, { variables, bearer });
    expect(errors).toBeUndefined();
    return data;
  };
  return { id, bearer, ask };
};
