import { endQuietly } from './cli/closed-pipe.mjs';
import { loadFast } from './cli/load-fast.mjs';

loadFast();
endQuietly();
const { runCommandLine } = await import('./cli/command-line.ts');

const code = await runCommandLine(['serve', ...process.argv.slice(2)]);
// A pipe that is closed has said so already.
process.exitCode ??= code;
