import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where its packages are installed. */
export const modules = path.join(root, 'node_modules');
