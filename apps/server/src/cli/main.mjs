import { keepCompiled } from './keep-compiled.mjs';

keepCompiled();
const { runCommandLine } = await import('./command-line.ts');

process.exitCode = await runCommandLine(process.argv.slice(2));
