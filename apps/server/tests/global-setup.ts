import type { TestProject } from 'vitest/node';
import { startPostgres15, type TestServer } from './postgres-15.ts';
import { startPostgres18 } from './postgres-18.ts';

/** One server a test project. */
const setUp = (start: () => Promise<TestServer>) => async (project: TestProject) => {
  const server = await start();
  project.provide('serverUrl', server.url);
  return () => server.stop();
};

export const onPostgres15 = setUp(startPostgres15);
export const onPostgres18 = setUp(startPostgres18);
