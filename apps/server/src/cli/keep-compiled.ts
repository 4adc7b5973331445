import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/**
 * Keeps what is compiled of modules, so that the next process starts in half the time. Beside the packages: who may write there may
 * change what runs anyway; where nobody may, nothing is kept. Only for what is imported after it.
 */
export const keepCompiled = (): void => {
  enableCompileCache(FOLDER);
};
