import type { Command } from 'commander';
import { listUsers, userByName } from '#slices/accounts/index.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { rebuildStatistics } from '#slices/lists/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

export const statisticsCommands = (program: Command): void => {
  program
    .command('statistics')
    .description('the sums of lists')
    .command('rebuild')
    .description('count lists anew by what the catalogue says now')
    .option('--user <name>', 'whose; everybody unless said')
    .action(async (options: { user?: string; json?: boolean }) => {
      const lists = await withApp('statistics rebuild', async (app) => {
        await app.open(catalogue);
        await app.open(mangaCatalogue);
        const users = options.user ? [await userByName(app, options.user)] : await listUsers(app);
        for (const { id } of users) {
          await app.db.transaction().execute((tx) => rebuildStatistics(app, tx, id));
        }
        return users.length;
      });
      print({ lists }, options, [`Counted the lists of ${lists} accounts anew.`]);
    });
};
