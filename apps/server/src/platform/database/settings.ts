import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';
import pg from 'pg';
import { z } from 'zod';

const isReadable = (address: string): boolean => {
  try {
    return Boolean(new pg.Client({ connectionString: address }));
  } catch {
    return false;
  }
};

export const databaseSettings = settingsGroup('Database', {
  url: setting({
    env: 'DATABASE_URL',
    doc: 'A PostgreSQL server (15 or newer) to use, such as `postgres://user:password@host/tsuzuki`. Unset: an embedded PostgreSQL 18 in the data folder.',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//u, 'must begin with postgres:// or postgresql://')
      .refine(isReadable, 'must be an address such as postgres://user:password@host/tsuzuki')
      .optional(),
    secret: true,
  }),
  poolSize: setting({
    env: 'DATABASE_POOL_SIZE',
    doc: 'Connections one process may open.',
    schema: settingSchema.count(10, 2, 200),
  }),
  namedStatements: setting({
    env: 'DATABASE_NAMED_STATEMENTS',
    doc: 'Set `off` behind a connection pooler that does not support prepared statements (PgBouncer before 1.21).',
    schema: settingSchema.oneOf(['on', 'off'], 'on'),
  }),
});
