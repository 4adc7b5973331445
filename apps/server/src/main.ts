import { runCommandLine } from './cli/command-line.ts';

process.exitCode = await runCommandLine(['serve', ...process.argv.slice(2)]);
