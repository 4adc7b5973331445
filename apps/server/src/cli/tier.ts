import { Option, type Command } from 'commander';
import { ACCOUNT_TIERS, setTier, TIERS, type AccountTier } from '#slices/access/index.ts';
import { userByName } from '#slices/accounts/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

export const tierCommands = (program: Command): void => {
  program
    .command('tier')
    .description('what accounts may read, and how often')
    .command('set')
    .description('set the tier of an account; all its keys have it at once')
    .requiredOption('--user <name>', 'whose tier')
    .addOption(
      new Option('--tier <tier>', 'free, indie or commercial')
        .choices(ACCOUNT_TIERS)
        .makeOptionMandatory(),
    )
    .action(async (options: { user: string; tier: AccountTier; json?: boolean }) => {
      const { tier } = options;
      const username = await withApp('tier set', async (app) => {
        const user = await userByName(app, options.user);
        await app.db.transaction().execute((tx) => setTier(app, tx, { userId: user.id, tier }));
        return user.username;
      });
      print({ username, tier }, options, [`"${username}" has the tier ${TIERS[tier].title}.`]);
    });
};
