#!/usr/bin/env node
// `npx tsuzuki`: runs the command on the packaged Node 24 where the host's Node is older.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../src/cli/main.mjs', import.meta.url));
const packaged = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const node = existsSync(packaged) ? packaged : process.execPath;
const { status } = spawnSync(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
