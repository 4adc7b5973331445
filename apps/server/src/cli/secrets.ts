import type { Command } from 'commander';
import { advanceKeys, PUBLISHED_AHEAD_MS, type KeyLife } from '#slices/accounts/index.ts';
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

export const secretsCommands = (program: Command): void => {
  program
    .command('secrets')
    .description('the keys access tokens are signed with')
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
