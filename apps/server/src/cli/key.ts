import { InvalidArgumentError, Option, type Command } from 'commander';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import type { Scope } from '#platform/vocabulary.ts';
import {
  createKey,
  listKeys,
  momentOf,
  OVERLAPS,
  revokeKey,
  rotateKey,
  type MadeKey,
  type Overlap,
} from '#slices/access/index.ts';
import { userByName } from '#slices/accounts/index.ts';
import { vocabulary } from '../slices.ts';
import { print, table } from './print.ts';
import { withApp } from './session.ts';

interface CreateOptions {
  user: string;
  name: string;
  scopes?: Scope[];
  expires?: string;
  json?: boolean;
}

const SCOPE_LIST = vocabulary.scopes.join(', ');

const parseScopes = (text: string): Scope[] =>
  text.split(',').map((word) => {
    const scope = vocabulary.scopes.find((known) => known === word.trim());
    if (!scope) throw new InvalidArgumentError(`A scope is one of ${SCOPE_LIST}.`);
    return scope;
  });

const expiryOf = (app: App, text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const moment = momentOf(text, app.clock.now());
  if (!moment) {
    throw refusal('BAD_USER_INPUT', `"${text}" is no time: write 90d, 24h, or 2027-01-31.`);
  }
  return moment;
};

const day = (date: Date | null, otherwise: string): string =>
  date?.toISOString().slice(0, 16).replace('T', ' ') ?? otherwise;

const shownOnce = ({ key, scopes }: MadeKey): string[] => [
  key,
  'Keep it: it is shown only now. Send it as the header X-API-Key.',
  `It may: ${scopes.join(', ')}.`,
];

export const keyCommands = (program: Command): void => {
  const key = program.command('key').description('API keys');
  addCreate(key);
  addList(key);
  addRevoke(key);
  addRotate(key);
};

const addCreate = (key: Command): void => {
  key
    .command('create')
    .description('an API key for a user; it is shown this once')
    .requiredOption('--user <name>', 'whose key it is')
    .option('--name <name>', 'what the settings page calls it', 'API key')
    .option('--scopes <scopes>', `comma separated: ${SCOPE_LIST}`, parseScopes, ['read:public'])
    .option('--expires <when>', 'a time from now (90d, 24h) or a date; never unless said')
    .action(async ({ user, name, scopes, expires, json }: CreateOptions) => {
      const made = await withApp('key create', async (app) => {
        const { id: userId } = await userByName(app.db, user);
        const input = { userId, name, scopes, expiresAt: expiryOf(app, expires) };
        return app.db.transaction().execute((tx) => createKey(app, tx, input));
      });
      print({ ...made }, { ...(json && { json }) }, shownOnce(made));
    });
};

const addList = (key: Command): void => {
  key
    .command('list')
    .description("a user's keys, by their first characters")
    .requiredOption('--user <name>', 'whose keys')
    .action(async (options: { user: string; json?: boolean }) => {
      const keys = await withApp('key list', async (app) =>
        listKeys(app, (await userByName(app.db, options.user)).id),
      );
      const rows = keys.map((row) => [
        row.id,
        row.display,
        row.name,
        row.scopes.join(','),
        row.state,
        day(row.expiresAt, 'never'),
        day(row.lastUsedAt, 'never'),
      ]);
      const lines = table(['id', 'key', 'name', 'scopes', 'state', 'expires', 'last used'], rows);
      print({ keys }, options, keys.length > 0 ? lines : ['There are no keys yet.']);
    });
};

const addRevoke = (key: Command): void => {
  key
    .command('revoke')
    .description('revoke a key; it is refused at once')
    .requiredOption('--id <id>', 'as `key list` shows it')
    .action(async (options: { id: string; json?: boolean }) => {
      await withApp('key revoke', (app) =>
        app.db.transaction().execute((tx) => revokeKey(app, tx, { id: options.id })),
      );
      print({ revoked: options.id }, options, ['Revoked.']);
    });
};

const addRotate = (key: Command): void => {
  key
    .command('rotate')
    .description('replace a key by a new one like it; the old one works on for a while')
    .requiredOption('--id <id>', 'as `key list` shows it')
    .addOption(
      new Option('--overlap <time>', 'how long the old key still works')
        .choices(OVERLAPS)
        .default('24h'),
    )
    .action(async ({ id, overlap, json }: { id: string; overlap: Overlap; json?: boolean }) => {
      const made = await withApp('key rotate', (app) =>
        app.db.transaction().execute((tx) => rotateKey(app, tx, { id, overlap })),
      );
      const until = `The old key works until ${made.previousExpiresAt.toISOString()}.`;
      print({ ...made }, { ...(json && { json }) }, [...shownOnce(made), until]);
    });
};
