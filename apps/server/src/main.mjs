import { keepCompiled } from './cli/keep-compiled.mjs';

keepCompiled();
const { runCommandLine } = await import('./cli/command-line.ts');

process.exitCode = await runCommandLine(['serve', ...process.argv.slice(2)]);
