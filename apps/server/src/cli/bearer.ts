import type { Command } from 'commander';
import { issueBearer, userByName } from '#slices/accounts/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

export const bearerCommands = (program: Command): void => {
  program
    .command('bearer')
    .description('manage access tokens')
    .command('issue')
    .description('create an access token that lasts ten minutes, to try the API as a user')
    .requiredOption('--user <name>', 'username')
    .action(async (options: { user: string; json?: boolean }) => {
      const issued = await withApp('bearer issue', async (app) => {
        const user = await userByName(app.db, options.user);
        return issueBearer(app, user.id, 'cli');
      });
      print(issued, options, [issued.accessToken]);
    });
};
