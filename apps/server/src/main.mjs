import { loadFast } from './cli/load-fast.mjs';

loadFast();
const { runCommandLine } = await import('./cli/command-line.ts');

process.exitCode = await runCommandLine(['serve', ...process.argv.slice(2)]);
