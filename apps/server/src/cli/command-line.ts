import { Command, CommanderError } from 'commander';
import { Refusal } from '#platform/errors.ts';
import { WrongMasterKey } from '#platform/secrets/index.ts';
import { SettingsError } from '#platform/settings.ts';
import { backupCommands } from './backup.ts';
import { bearerCommands } from './bearer.ts';
import { catalogCommands } from './catalog.ts';
import { doctorCommand } from './doctor.ts';
import { dumpCommand } from './dump.ts';
import { hubCommands } from './hub.ts';
import { keyCommands } from './key.ts';
import { listCommands } from './list.ts';
import { mappingCommands } from './mapping.ts';
import { migrateCommand } from './migrate.ts';
import { scrobbleCommands } from './scrobble.ts';
import { secretsCommands } from './secrets.ts';
import { serveCommand } from './serve.ts';
import { statisticsCommands } from './statistics.ts';
import { syncCommands } from './sync.ts';
import { tierCommands } from './tier.ts';
import { tokenCommands } from './token.ts';
import { userCommands } from './user.ts';

/** The `tsuzuki` command, to which each file of this folder adds its part. */
export const createCommandLine = (): Command => {
  const program = new Command('tsuzuki')
    .description('Runs and looks after a Tsuzuki instance.')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text) })
    .showHelpAfterError('(add --help for the words this command knows)');
  for (const add of [
    serveCommand,
    migrateCommand,
    doctorCommand,
    backupCommands,
    userCommands,
    tierCommands,
    keyCommands,
    tokenCommands,
    scrobbleCommands,
    bearerCommands,
    secretsCommands,
    catalogCommands,
    mappingCommands,
    listCommands,
    dumpCommand,
    hubCommands,
    statisticsCommands,
    syncCommands,
  ]) {
    add(program);
  }
  return program;
};

const WRONG_USAGE = 2;
const FAILED = 1;
/** `EX_CONFIG` of sysexits.h: a restart by a supervisor would not help. */
const WRONG_CONFIGURATION = 78;

/** Sub-commands do not inherit `exitOverride`, and every command has `--json`. */
const prepare = (command: Command): void => {
  command.exitOverride();
  for (const child of command.commands) prepare(child);
  if (command.commands.length === 0 && command.name() !== 'serve') {
    command.option('--json', 'print one JSON object and nothing else');
  }
};

/**
 * Runs one command. @returns the exit code: 0, 1 for a failure, 2 for wrong usage, 78 for a master key that does not belong to the database
 */
export const runCommandLine = async (words: readonly string[]): Promise<number> => {
  const program = createCommandLine();
  prepare(program);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE;
    process.stderr.write(`${messageOf(error)}\n`);
    return error instanceof WrongMasterKey ? WRONG_CONFIGURATION : FAILED;
  }
};

const messageOf = (error: unknown): string => {
  if (error instanceof Refusal || error instanceof SettingsError) return error.message;
  if (error instanceof Error)
    return process.env['DEBUG'] ? (error.stack ?? error.message) : error.message;
  return String(error);
};
