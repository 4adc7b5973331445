import { Option, type Command } from 'commander';
import { createUser, listUsers, ROLES, type UserRole } from '#slices/accounts/index.ts';
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
  const user = program.command('user').description('make and look after accounts');
  user
    .command('create')
    .description('make an account')
    .requiredOption('--name <name>', 'user name: 2 to 32 letters, digits, _ or -')
    .requiredOption('--email <address>', 'e-mail address')
    .requiredOption('--password <password>', 'at least 8 characters')
    .addOption(new Option('--role <role>', 'what the user may do').choices(ROLES).default('user'))
    .action(async ({ name, json, ...rest }: CreateOptions) => {
      const made = await withApp('user create', (app) =>
        app.db.transaction().execute((tx) => createUser(app, tx, { username: name, ...rest })),
      );
      print(made, { ...(json && { json }) }, [`Made the account "${made.username}" (${made.id}).`]);
    });
  user
    .command('list')
    .description('all accounts, oldest first')
    .action(async (options: { json?: boolean }) => {
      const users = await withApp('user list', listUsers);
      const rows = users.map((row) => [
        row.username,
        row.email,
        row.role,
        row.createdAt.toISOString().slice(0, 10),
        row.isDisabled ? 'disabled' : '',
      ]);
      const lines = table(['name', 'e-mail', 'role', 'since', ''], rows);
      print({ users }, options, users.length > 0 ? lines : ['There are no accounts yet.']);
    });
};
