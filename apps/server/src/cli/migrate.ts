import type { Command } from 'commander';
import { createApp } from '../app.ts';
import { print } from './print.ts';
import { settingsOfProcess } from './session.ts';

export const migrateCommand = (program: Command): void => {
  program
    .command('migrate')
    .description('bring the database up to date (serve does it too)')
    .action(async (options: { json?: boolean }) => {
      process.env['LOG_LEVEL'] ??= 'warn';
      const app = await createApp(settingsOfProcess(), {
        mode: 'attach-or-own',
        purpose: 'migrate',
      });
      try {
        const applied = await app.migrate();
        const lines = applied.map((name) => `applied ${name}`);
        print({ applied }, options, lines.length > 0 ? lines : ['The database is up to date.']);
      } finally {
        await app.close();
      }
    });
};
