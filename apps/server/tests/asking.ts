import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Somebody new, who asks the API and must get an answer. */
export const asking = async (test: TestApp, name: string) => {
  const { id, bearer } = await test.user(name);
  const ask = async (query: string): Promise<any> => {
    const { data, errors } = await test.ask(query, { bearer });
    expect(errors).toBeUndefined();
    return data;
  };
  return { id, ask };
};
