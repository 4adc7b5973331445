import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adultSource } from './adapters/adult-source.ts';
import { corrections } from './adapters/corrections/corrections.ts';
import { MANGA_SOURCE } from './adapters/manga/index.ts';
import { readNpmCatalogue } from './adapters/npm-catalogue.ts';
import { synopses } from './adapters/synopses/synopses.ts';
import { ASKED_SOURCES } from './asked/registry.ts';
import { FETCHED_SOURCES } from './fetch/registry.ts';
import { FILE_FORMATS } from './mapping/format.ts';
import { termsOf } from './terms.ts';

const root = new URL('../../../../../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8');

describe.each([...FETCHED_SOURCES, ...ASKED_SOURCES])('the terms of $key', ({ key, info }) => {
  it('are in NOTICE, with the address of the source', () => {
    expect(read('NOTICE')).toContain(info.url?.replace(/\/$/u, ''));
  });

  it('are in the documentation', () => {
    const row = read('docs/data-sources.md')
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${key}\``));
    expect(row).toBeDefined();
  });
});

const installed = await readNpmCatalogue({ now: new Date('2026-11-27T00:00:00Z') });

/** Every source that `dataSources` may show, but those of a hub and what people of the instance write. */
const SHOWN = [
  ...[...FETCHED_SOURCES, ...ASKED_SOURCES, ...Object.values(MANGA_SOURCE)].map(
    ({ key, info }) => ({ ...info, key }),
  ),
  ...Object.values(FILE_FORMATS).flatMap(({ source, info }) =>
    info ? [{ ...info, key: source }] : [],
  ),
  ...installed.sources,
  adultSource,
  corrections.info,
  synopses.info,
];

describe.each(SHOWN)('the terms of $key, as the API and the page show them', (source) => {
  it('are known', () => {
    expect(termsOf(source)).toMatch(/^[A-Z].+\.$/u);
  });

  it('are those of its licence in NOTICE', () => {
    const words = read('NOTICE').replaceAll(/\s+/gu, ' ').toLowerCase();
    const { url, licence } = source;
    const isTold =
      /not stated|policy|terms|agreement/iu.test(licence) || words.includes(licence.toLowerCase());
    const isNamed = words.includes(url.replace(/\/$/u, '').toLowerCase());
    expect({ isTold, isNamed }).toEqual({ isTold: true, isNamed: true });
  });
});

it('terms of which nobody knows anything are none', () => {
  expect(termsOf({ key: 'hub:files', licence: 'All rights reserved' })).toBeNull();
  expect(termsOf({ key: 'hub:files', licence: 'CC-BY-4.0' })).toBe('CC BY 4.0: to be credited.');
});

describe('NOTICE', () => {
  it('names only files that are here', () => {
    const files = read('NOTICE').match(/apps\/[\w./-]+\w/gu) ?? [];
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });
});
