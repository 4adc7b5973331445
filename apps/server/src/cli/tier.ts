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
    .description(
      'grant a tier to an account; all its keys have it at once, or a better one it pays for',
    )
    .requiredOption('--user <name>', 'whose tier')
    .addOption(
      new Option('--tier <tier>', 'free, indie or commercial')
        .choices(ACCOUNT_TIERS)
        .makeOptionMandatory(),
    )
    .action(async (options: { user: string; tier: AccountTier; json?: boolean }) => {
      const { tier } = options;
      const { username, inForce } = await withApp('tier set', async (app) => {
        const user = await userByName(app.db, options.user);
        const set = { userId: user.id, tier };
        const inForce = await app.db.transaction().execute((tx) => setTier(app, tx, set));
        return { username: user.username, inForce };
      });
      const isPaid = inForce === tier ? '' : ', which it pays for and keeps while it does';
      const line = `"${username}" has the tier ${TIERS[inForce].title}${isPaid}.`;
      print({ username, tier: inForce }, options, [line]);
    });
};
