import type { Command } from 'commander';
import { listUsers, userByName } from '#slices/accounts/index.ts';
import { openForLists, rebuildStatistics } from '#slices/lists/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

export const statisticsCommands = (program: Command): void => {
  program
    .command('statistics')
    .description('manage list statistics')
    .command('rebuild')
    .description('recalculate list statistics from the current catalogue')
    .option('--user <name>', 'username; everyone by default')
    .action(async (options: { user?: string; json?: boolean }) => {
      const lists = await withApp('statistics rebuild', async (app) => {
        await openForLists(app);
        const users = options.user
          ? [await userByName(app.db, options.user)]
          : await listUsers(app.db);
        for (const { id } of users) {
          await app.db.transaction().execute((tx) => rebuildStatistics(app, tx, id));
        }
        return users.length;
      });
      print({ lists }, options, [`Recalculated the lists of ${lists} accounts.`]);
    });
};
