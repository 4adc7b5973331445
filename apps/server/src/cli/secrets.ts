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
      'publish the next signing key; called again an hour later (or by the daily job), put it to use',
    )
    .option('--now', 'a private key may be known to others: replace it, and refuse what it signed')
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
      'encrypt everything with the first key of TSUZUKI_SECRET; then the others may be dropped',
    )
    .action(async (options: { json?: boolean }) => {
      const columns = slices.flatMap((slice) => slice.sealed ?? []);
      const tables = await withApp('secrets rewrap', (app) => rewrap(app, columns));
      const lines = tables.map((each) => [each.table, String(each.rewrapped)]);
      print({ tables }, options, table(['table', 'rewrapped'], lines));
    });
};

export const secretsCommands = (program: Command): void => {
  const secrets = program
    .command('secrets')
    .description('the keys that sign access tokens, and those that encrypt secrets at rest');
  rotateCommand(secrets);
  rewrapCommand(secrets);
};
