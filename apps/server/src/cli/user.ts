import { Option, type Command } from 'commander';
import type { App } from '#platform/app.ts';
import {
  createInvitation,
  createUser,
  hasAdministrator,
  listUsers,
  resetFactors,
  ROLES,
  setDisabled,
  setRole,
  userByName,
  type UserRole,
} from '#slices/accounts/index.ts';
import { print, table } from './print.ts';
import { withApp } from './session.ts';

interface CreateOptions {
  name: string;
  email: string;
  password: string;
  role: UserRole;
  json?: boolean;
}

export const userCommands = (program: Command): void => {
  const user = program.command('user').description('manage accounts');
  addCreate(user);
  addList(user);
  addRole(user);
  addDisable(user);
  addResetFactors(user);
  addInvite(user);
};

/** What to do while nobody can administrate the instance; nothing while somebody can. */
const linesWithoutAdministrator = async ({ db }: Pick<App, 'db'>): Promise<string[]> =>
  (await hasAdministrator(db))
    ? []
    : [
        'Nobody is an administrator. Open the link that the server prints when it starts, or run "tsuzuki user role --name NAME --role admin".',
      ];

const addCreate = (user: Command): void => {
  user
    .command('create')
    .description('create an account')
    .requiredOption('--name <name>', 'username: 2 to 32 letters, digits, _ or -')
    .requiredOption('--email <address>', 'email address')
    .requiredOption('--password <password>', 'at least 8 characters')
    .addOption(new Option('--role <role>', 'what the user may do').choices(ROLES).default('user'))
    .action(async ({ name, json, ...rest }: CreateOptions) => {
      const { made, more } = await withApp('user create', async (app) => {
        const input = { username: name, ...rest };
        const made = await app.db.transaction().execute((tx) => createUser(app, tx, input));
        return { made, more: await linesWithoutAdministrator(app) };
      });
      const line = `Created the account "${made.username}" (${made.id}).`;
      print(made, { ...(json && { json }) }, [line, ...more]);
    });
};

const addList = (user: Command): void => {
  user
    .command('list')
    .description('list all accounts, oldest first')
    .action(async (options: { json?: boolean }) => {
      const users = await withApp('user list', ({ db }) => listUsers(db));
      const rows = users.map((row) => [
        row.username,
        row.email,
        row.role,
        row.createdAt.toISOString().slice(0, 10),
        row.isDisabled ? 'disabled' : '',
      ]);
      const lines = table(['name', 'email', 'role', 'since', ''], rows);
      print({ users }, options, users.length > 0 ? lines : ['There are no accounts yet.']);
    });
};

const addRole = (user: Command): void => {
  user
    .command('role')
    .description('change the role of a user')
    .requiredOption('--name <name>', 'username')
    .addOption(
      new Option('--role <role>', 'what the user may do').choices(ROLES).makeOptionMandatory(),
    )
    .action(
      async ({ name, role, ...options }: { name: string; role: UserRole; json?: boolean }) => {
        const changed = await withApp('user role', async (app) => {
          const { id: userId, username } = await userByName(app.db, name);
          await app.db.transaction().execute((tx) => setRole(app, tx, { userId, role }));
          return { username, more: await linesWithoutAdministrator(app) };
        });
        const { username, more } = changed;
        print({ username, role }, options, [`"${username}" now has the role ${role}.`, ...more]);
      },
    );
};

const addDisable = (user: Command): void => {
  user
    .command('disable')
    .description(
      'disable an account: sign the user out everywhere and stop further sign-ins; the data stays',
    )
    .requiredOption('--name <name>', 'username')
    .option('--enable', 'enable the account again')
    .action(
      async ({ name, enable, ...options }: { name: string; enable?: true; json?: boolean }) => {
        const isDisabled = !enable;
        const changed = await withApp('user disable', async (app) => {
          const { id: userId, username } = await userByName(app.db, name);
          await app.db.transaction().execute((tx) => setDisabled(app, tx, { userId, isDisabled }));
          return { username, more: await linesWithoutAdministrator(app) };
        });
        const { username, more } = changed;
        const state = isDisabled ? 'disabled' : 'enabled';
        print({ username, isDisabled }, options, [`"${username}" is now ${state}.`, ...more]);
      },
    );
};

const addResetFactors = (user: Command): void => {
  user
    .command('reset-factors')
    .description('remove the authenticator app, recovery codes and passkeys of a locked-out user')
    .requiredOption('--name <name>', 'username')
    .action(async ({ name, ...options }: { name: string; json?: boolean }) => {
      const removed = await withApp('user reset-factors', async (app) => {
        const found = await userByName(app.db, name);
        const factors = await app.db.transaction().execute((tx) => resetFactors(app, tx, found));
        return { username: found.username, ...factors };
      });
      const app = removed.totp ? 'the authenticator app' : 'no authenticator app';
      print(removed, options, [
        `Removed ${app} and ${removed.passkeys} passkeys of "${removed.username}", who was signed out everywhere.`,
        'They can now sign in with their password alone. Always verify their identity first.',
      ]);
    });
};

const addInvite = (user: Command): void => {
  user
    .command('invite')
    .description('create an invitation link for one account (for REGISTRATION=invite)')
    .action(async (options: { json?: boolean }) => {
      const { url, code, expiresAt } = await withApp('user invite', (app) =>
        app.db.transaction().execute((tx) => createInvitation(app, tx)),
      );
      print({ url, code, expiresAt }, options, [url, `Expires ${expiresAt.toISOString()}.`]);
    });
};
