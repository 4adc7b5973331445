import type { TestProject } from 'vitest/node';
import { createTemplates } from './databases.ts';
import { startPostgres15, type TestServer } from './postgres-15.ts';
import { startPostgres18 } from './postgres-18.ts';

/** One server a test project, with a template of each kind of database, made once. */
const setUp = (start: () => Promise<TestServer>) => async (project: TestProject) => {
  const server = await start();
  await createTemplates(server.url);
  project.provide('serverUrl', server.url);
  return () => server.stop();
};

export const onPostgres15 = setUp(startPostgres15);
export const onPostgres18 = setUp(startPostgres18);
