import type { Command } from 'commander';
import { print } from './print.ts';
import { withApp } from './session.ts';

export const migrateCommand = (program: Command): void => {
  program
    .command('migrate')
    .description('update the database schema (serve does this, too)')
    .action(async (options: { json?: boolean }) => {
      const applied = await withApp('migrate', async (_app, names) => names);
      const lines = applied.map((name) => `applied ${name}`);
      print({ applied }, options, lines.length > 0 ? lines : ['The database is up to date.']);
    });
};
