import { readdirSync } from 'node:fs';
import { createSetUpLink } from '#slices/accounts/index.ts';
import { codeOf, signedInBrowser } from './browser.ts';
import type { SecretMakers } from './secret-maker.ts';
import type { TestApp } from './test-app.ts';

const names = readdirSync(new URL('secret-makers/', import.meta.url));

/** A slice that makes secrets has a file in `secret-makers/`. */
const files: { makers: SecretMakers }[] = await Promise.all(
  names.map((name) => import(`./secret-makers/${name.slice(0, -'.ts'.length)}.ts`)),
);

/** This must run before there is any account. */
const makeSetUpCode = async (test: TestApp): Promise<string> =>
  codeOf((await createSetUpLink(test.app)) ?? '');

/** Creates every secret. @returns the secrets by maker and name */
export const makeSecrets = async (test: TestApp): Promise<Map<string, string>> => {
  const secrets = new Map([['set-up code', await makeSetUpCode(test)]]);
  await test.user('mika');
  const world = { test, mika: await signedInBrowser(test, 'mika') };
  const makers = files.flatMap((file) => Object.entries(file.makers));
  for (const [maker, make] of makers) {
    for (const [name, secret] of Object.entries(await make(world))) {
      secrets.set(`${maker}: ${name}`, secret);
    }
  }
  return secrets;
};
