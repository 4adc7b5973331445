import { InvalidArgumentError, Option, type Command } from 'commander';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/reasons.ts';
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
    throw refusal('BAD_USER_INPUT', 'TIME_INVALID', { text });
  }
  return moment;
};

const day = (date: Date | null, otherwise: string): string =>
  date?.toISOString().slice(0, 16).replace('T', ' ') ?? otherwise;

const shownOnce = ({ key, scopes }: MadeKey): string[] => [
  key,
  'Save it now: it is not shown again. Send it in the header X-API-Key.',
  `Scopes: ${scopes.join(', ')}.`,
];

export const keyCommands = (program: Command): void => {
  const key = program.command('key').description('manage API keys');
  addCreate(key);
  addList(key);
  addRevoke(key);
  addRotate(key);
};

const addCreate = (key: Command): void => {
  key
    .command('create')
    .description('create an API key for a user; it is shown only once')
    .requiredOption('--user <name>', 'username of its owner')
    .option('--name <name>', 'name on the settings page', 'API key')
    .option('--scopes <scopes>', `comma separated: ${SCOPE_LIST}`, parseScopes, ['read:public'])
    .option('--expires <when>', 'a time from now (90d, 24h) or a date; never by default')
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
    .description("list a user's keys by their first characters")
    .requiredOption('--user <name>', 'username')
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
    .description('revoke a key; it stops working at once')
    .requiredOption('--id <id>', 'id, as `key list` shows it')
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
    .description('replace a key with a new one; the old one keeps working for a while')
    .requiredOption('--id <id>', 'id, as `key list` shows it')
    .addOption(
      new Option('--overlap <time>', 'how long the old key keeps working')
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
