import { createRequire } from 'node:module';
import { PASSWORD, WRONG_PASSWORD } from './browser.ts';

interface Argon2 {
  hash(this: void, password: string, options?: object): Promise<string>;
  verify(this: void, hashed: string, password: string): Promise<boolean>;
}

/** The module that `password.ts` imports, patched before any test loads it. */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;
const { hash, verify } = argon2;

/** The hashes of the password that every account of `test.user` has, by parameters. */
const known = new Map<string, Promise<string>>();
const valid = new Set<string>();

// Hashing is slow on purpose, and tests create thousands of accounts with one password, so that one is hashed once, and one that is wrong
// for them never. All others are hashed each time.
argon2.hash = (password, options) => {
  if (password !== PASSWORD) return hash(password, options);
  const parameters = JSON.stringify(options);
  const made =
    known.get(parameters) ??
    hash(password, options).then((hashed) => {
      valid.add(hashed);
      return hashed;
    });
  known.set(parameters, made);
  return made;
};

argon2.verify = (hashed, password) =>
  valid.has(hashed) && (password === PASSWORD || password === WRONG_PASSWORD)
    ? Promise.resolve(password === PASSWORD)
    : verify(hashed, password);
