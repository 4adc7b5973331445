import { endQuietly } from './closed-pipe.mjs';
import { loadFast } from './load-fast.mjs';

loadFast();
endQuietly();
const { runCommandLine } = await import('./command-line.ts');

const code = await runCommandLine(process.argv.slice(2));
// A pipe that is closed has said so already.
process.exitCode ??= code;
