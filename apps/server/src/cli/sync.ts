import type { Command } from 'commander';
import { type CaseResult, runCases } from '#slices/sync/index.ts';
import { bytesOf } from './given-file.ts';
import { print } from './print.ts';

const linesOf = (lists: readonly (readonly [string, readonly CaseResult[]])[]): string[] =>
  lists.flatMap(([name, results]) => [
    `${name}: ${results.length}`,
    ...results.map(({ id, result }) => `  ${id} ${JSON.stringify(result)}`),
  ]);

/** `tsuzuki sync`: keeping lists here and at other services the same. */
export const syncCommands = (program: Command): void => {
  program
    .command('sync')
    .description('look into the synchronisation with other services')
    .command('merge-cases <file>')
    .description('run a file of merge cases, and print what the rules decide in each')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const results = runCases(await bytesOf(file));
      print({ ...results }, { ...(json && { json }) }, linesOf(Object.entries(results)));
    });
};
