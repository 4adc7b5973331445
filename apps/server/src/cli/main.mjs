import { loadFast } from './load-fast.mjs';

loadFast();
const { runCommandLine } = await import('./command-line.ts');

process.exitCode = await runCommandLine(process.argv.slice(2));
