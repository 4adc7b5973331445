import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const COMPILED = fileURLToPath(
  new URL('../../../../node_modules/.cache/compiled', import.meta.url),
);
const SOURCES = new URL('../', import.meta.url).href;

/** Where an import of one of our own modules leads, which it names in full; null for others. The parts of the program are in `package.json`. */
const ownModule = (specifier, parentUrl) => {
  if (!specifier.endsWith('.ts')) return null;
  if (specifier.startsWith('#')) return SOURCES + specifier.slice(1);
  return specifier.startsWith('.') ? new URL(specifier, parentUrl).href : null;
};

/** Finds what our modules import without asking the file system each time: a package is the same one for all of them. */
const findModulesOnce = () => {
  const packages = new Map();
  const findPackage = (specifier, find) => {
    const known = packages.get(specifier);
    if (known) return known;
    const found = { ...find(), shortCircuit: true };
    packages.set(specifier, found);
    return found;
  };
  registerHooks({
    resolve(specifier, context, next) {
      const find = () => next(specifier, context);
      const { parentURL: parentUrl, conditions } = context;
      if (!parentUrl?.startsWith(SOURCES) || !conditions.includes('import')) return find();
      const url = ownModule(specifier, parentUrl);
      if (url !== null) return { url, format: 'module-typescript', shortCircuit: true };
      return specifier.startsWith('.') ? find() : findPackage(specifier, find);
    },
  });
};

/**
 * Lets a process load the program in less than half the time. Compiled modules are cached beside the packages, because whoever may write there
 * can change the program anyway; if nobody may, nothing is cached. It affects only later imports. This file and the modules that call it
 * are JavaScript, because for uncached TypeScript Node loads its translator, which takes 20 MB for as long as the process lives.
 */
export const loadFast = () => {
  enableCompileCache(COMPILED);
  findModulesOnce();
};
