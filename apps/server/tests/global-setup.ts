import type { TestProject } from 'vitest/node';
import { findPackage, type Binaries } from '#platform/embedded-postgres/binaries.ts';
import { packageOf15 } from './package-of-15.ts';
import { startPostgres } from './postgres-server.ts';

/** One server per test project. */
const setUp = (programs: () => Binaries) => async (project: TestProject) => {
  const server = await startPostgres(programs());
  project.provide('serverUrl', server.url);
  return () => server.stop();
};

export const onPostgres15 = setUp(packageOf15);
/** The PostgreSQL of the embedded server. */
export const onPostgres18 = setUp(() => findPackage());
