import { Option, type Command } from 'commander';
import { ACCOUNT_TIERS, setTier, TIERS, type AccountTier } from '#slices/access/index.ts';
import { userByName } from '#slices/accounts/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

export const tierCommands = (program: Command): void => {
  program
    .command('tier')
    .description('manage the tiers of accounts')
    .command('set')
    .description(
      'give an account a tier; it applies to all its keys at once, unless the account pays for a better one',
    )
    .requiredOption('--user <name>', 'username')
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
