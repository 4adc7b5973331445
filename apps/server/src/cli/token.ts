import { Option, type Command } from 'commander';
import { userByName } from '#slices/accounts/index.ts';
import {
  createToken,
  deleteToken,
  listTokens,
  rotateToken,
  SERVER_KINDS,
  SOFTWARE,
  SOFTWARES,
  type ServerKind,
  type Software,
} from '#slices/scrobble/index.ts';
import { baseUrl } from '#platform/address.ts';
import { print, table } from './print.ts';
import { withApp } from './session.ts';

interface CreateOptions {
  user: string;
  kind: ServerKind | Software;
  name?: string;
  json?: boolean;
}

/** The names of the products, by either word for them. */
const NAMES: Readonly<Record<ServerKind | Software, string>> = {
  plex: 'Plex',
  tautulli: 'Tautulli',
  jellyfin: 'Jellyfin',
  emby: 'Emby',
  server_a: 'Plex',
  server_b: 'Jellyfin',
};

const serverOf = (
  given: ServerKind | Software,
): { kind: ServerKind; software?: Software | undefined } => {
  const software = SOFTWARES.find((each) => each === given);
  return software ? { kind: SOFTWARE[software], software } : { kind: given as ServerKind };
};

const addressLines = (url: string): string[] => [
  `Webhook URL: ${url}`,
  'Save it now: it is not shown again. Anyone who has it can add plays to the list.',
];

const rotateCommand = (tokens: Command): void => {
  tokens
    .command('rotate')
    .description('create a new webhook URL for a media server; the old one stops working at once')
    .requiredOption('--id <id>', 'id, as `token list` shows it')
    .action(async (options: { id: string; json?: boolean }) => {
      const made = await withApp('token rotate', async (app) => {
        const { id, kind, token } = await app.db
          .transaction()
          .execute((tx) => rotateToken(app, tx, { id: options.id }));
        return { id, token, url: `${baseUrl(app.settings)}/ingest/${kind}/${token}` };
      });
      print(made, options, addressLines(made.url));
    });
};

export const tokenCommands = (program: Command): void => {
  const tokens = program.command('token').description('manage webhook URLs of media servers');
  tokens
    .command('create')
    .description('create a webhook URL for a media server; it is shown only once')
    .requiredOption('--user <name>', 'username of the list’s owner')
    .addOption(
      new Option('--kind <kind>', 'the program that sends (server_a: Plex, server_b: Jellyfin)')
        .choices([...SOFTWARES, ...SERVER_KINDS])
        .makeOptionMandatory(),
    )
    .option('--name <name>', 'name on the settings page; that of the program unless given')
    .action(async (options: CreateOptions) => {
      const made = await withApp('token create', async (app) => {
        const { id: userId } = await userByName(app.db, options.user);
        const { kind, software } = serverOf(options.kind);
        const name = options.name ?? NAMES[options.kind];
        const created = await app.db
          .transaction()
          .execute((tx) => createToken(app, tx, { userId, kind, software, name }));
        return { ...created, url: `${baseUrl(app.settings)}/ingest/${kind}/${created.token}` };
      });
      print(made, options, addressLines(made.url));
    });
  rotateCommand(tokens);
  tokens
    .command('list')
    .description("list a user's tokens and their last event")
    .requiredOption('--user <name>', 'username')
    .action(async (options: { user: string; json?: boolean }) => {
      const listed = await withApp('token list', async (app) =>
        listTokens(app, (await userByName(app.db, options.user)).id),
      );
      const rows = listed.map((row) => [
        row.id,
        row.software ?? row.kind,
        row.name,
        row.lastSeenAt?.toISOString() ?? 'never',
        row.lastOutcome ?? '',
      ]);
      const lines = table(['id', 'kind', 'name', 'last seen', 'last outcome'], rows);
      print({ tokens: listed }, options, listed.length > 0 ? lines : ['There are no tokens yet.']);
    });
  tokens
    .command('delete')
    .description('delete a token; its webhook URL stops working at once')
    .requiredOption('--id <id>', 'id, as `token list` shows it')
    .action(async (options: { id: string; json?: boolean }) => {
      await withApp('token delete', (app) =>
        app.db.transaction().execute((tx) => deleteToken(app, tx, { id: options.id })),
      );
      print({ deleted: options.id }, options, ['Deleted.']);
    });
};
