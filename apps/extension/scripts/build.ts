/** `npm run build -w extension`: the extension as folders that browsers load, and as zips for stores, in `dist`. */
import { fileURLToPath } from 'node:url';
import { buildExtension } from './build-extension.ts';

const [target = fileURLToPath(new URL('../dist', import.meta.url))] = process.argv.slice(2);
await buildExtension(target);
