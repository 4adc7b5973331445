import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The entry of one package in the lockfile. */
interface Locked {
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  integrity?: string;
  resolved?: string;
  os?: readonly string[];
  cpu?: readonly string[];
}

const read = (name: string): string =>
  readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(lock.packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, locked]) => ({ name: place.split('node_modules/').at(-1) ?? '', ...locked }));

/** Licences that only require their text, which is in each package. */
const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|CC0-1\.0|BlueOak-1\.0\.0|Unlicense)$/u;

const asksForMore = (license: string): boolean =>
  license
    .replaceAll(/[()]/gu, '')
    .split(/ (?:AND|OR) /u)
    .some((part) => !PERMISSIVE.test(part));

it('every package is known by what it holds, but for tools of other platforms that no registry at hand carries', () => {
  const unknown = installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  expect(installed.length).toBeGreaterThan(300);
  // `scripts/lock.mjs` names these by what requires them. They are neither part of the program nor of these tests.
  expect(unknown.filter(({ dev, optional, os }) => !(dev && optional && os?.length))).toEqual([]);
  const onThisPlatform = unknown.filter(
    ({ name, os, cpu }) =>
      os?.includes('linux') && (!cpu || cpu.includes('x64')) && !/musl/u.test(name),
  );
  expect(onThisPlatform).toEqual([]);
});

it('no package is bound to one registry', () => {
  expect(installed.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

it('NOTICE names what runs under terms that ask for more than their text', () => {
  const notice = read('NOTICE');
  const asking = installed.filter(({ dev, license = 'none' }) => !dev && asksForMore(license));
  expect(asking.map(({ name }) => name)).toContain('@resvg/resvg-wasm');
  // The builds for each platform belong to the package in their name.
  const family = (name: string): string =>
    name.replace(/-(?:android|darwin|freebsd|linux|linuxmusl|win32)-.+$/u, '');
  const unnamed = asking.filter(({ name }) => !notice.includes(family(name)));
  expect(unnamed.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
