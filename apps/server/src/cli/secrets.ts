import type { Command } from 'commander';
import { advanceKeys, PUBLISHED_AHEAD_MS, type KeyLife } from '#slices/accounts/index.ts';
import { rewrap } from '#platform/secrets/index.ts';
import { slices } from '../slices.ts';
import { print, table } from './print.ts';
import { withApp } from './session.ts';

const WORDS: Record<KeyLife['state'], string> = {
  next: 'published, signs from',
  current: 'signs since',
  retired: 'no longer signs since',
};

const rowOf = ({ kid, state, since }: KeyLife): string[] => {
  const at = state === 'next' ? new Date(since.getTime() + PUBLISHED_AHEAD_MS) : since;
  return [kid, state, `${WORDS[state]} ${at.toISOString()}`];
};

const rotateCommand = (secrets: Command): void => {
  secrets
    .command('rotate')
    .description(
      'publish the next signing key; run again an hour later (or by the daily job), start using it',
    )
    .option('--now', 'the private key may have leaked: replace it and reject everything it signed')
    .action(async (options: { now?: true; json?: boolean }) => {
      const { steps, keys } = await withApp('secrets rotate', (app) =>
        advanceKeys(app, options.now ? 'emergency' : 'asked'),
      );
      const lines = table(['key', 'state', ''], keys.map(rowOf));
      const nothing = 'Nothing was due: the next key must be published for an hour first.';
      print({ steps, keys }, options, steps.length > 0 ? lines : [nothing, ...lines]);
    });
};

const rewrapCommand = (secrets: Command): void => {
  secrets
    .command('rewrap')
    .description(
      're-encrypt everything with the first key of TSUZUKI_SECRET; you can then remove the others',
    )
    .action(async (options: { json?: boolean }) => {
      const columns = slices.flatMap((slice) => slice.sealed ?? []);
      const tables = await withApp('secrets rewrap', (app) => rewrap(app, columns));
      const lines = tables.map((each) => [each.table, each.column, String(each.rewrapped)]);
      print({ tables }, options, table(['table', 'column', 'rewrapped'], lines));
    });
};

export const secretsCommands = (program: Command): void => {
  const secrets = program
    .command('secrets')
    .description('manage the keys that sign access tokens and encrypt stored secrets');
  rotateCommand(secrets);
  rewrapCommand(secrets);
};
