import { describe, expect, it } from 'vitest';
import { CATALOGUE_SOURCES } from '../commands/catalogue-import.ts';
import { MAPPING_FORMATS } from '../mapping/format.ts';
import type { FetchedSource } from './fetched-source.ts';
import { FETCHED_KEYS } from './keys.ts';
import { FETCHED_SOURCES, sourceOf } from './registry.ts';

/** The addresses a source is first asked at. */
const addressesOf = ({ location }: FetchedSource): string[] => {
  if (location.kind === 'release')
    return [`https://api.github.com/repos/${location.repository}/releases/${location.tag}`];
  const more = location.kind === 'file' && location.sha1Address ? [location.sha1Address] : [];
  return [location.address, ...more];
};

it('every key has its source', () => {
  expect(FETCHED_SOURCES.map(({ key }) => key)).toEqual([...FETCHED_KEYS]);
  for (const key of FETCHED_KEYS) expect(sourceOf(key).key).toBe(key);
});

describe.each(FETCHED_SOURCES.map((source) => [source.key, source] as const))(
  '%s',
  (_key, source) => {
    it('is asked for at its own hosts, encrypted', () => {
      for (const address of addressesOf(source)) {
        const { protocol, host } = new URL(address);
        expect([protocol, source.hosts.includes(host)]).toEqual(['https:', true]);
      }
    });

    it('says what it is called, where it is from, and its terms', () => {
      expect(source.info.name).not.toBe('');
      expect(source.info.licence).not.toBe('');
      expect(() => new URL(source.info.url)).not.toThrow();
      expect(source.licence.terms).toMatch(/\.$/u);
    });

    it('has bounds, of which what is unpacked is the larger', () => {
      expect(source.mostBytes).toBeGreaterThan(0);
      expect(source.mostUnpackedBytes).toBeGreaterThanOrEqual(source.mostBytes);
      expect(source.deadlineMs).toBeGreaterThanOrEqual(60_000);
      expect(source.everyDays).toBeGreaterThanOrEqual(1);
    });

    it('has a place to go to', () => {
      const { into } = source;
      const known: readonly string[] =
        into.kind === 'mapping' ? MAPPING_FORMATS : CATALOGUE_SOURCES;
      expect(known).toContain(into.kind === 'mapping' ? into.format : into.source);
    });
  },
);

it('what is not under an open licence asks for consent', () => {
  const asking = FETCHED_SOURCES.filter(({ licence }) => licence.needsConsent).map(
    ({ key }) => key,
  );
  expect(asking).toEqual([
    'anime-lists',
    'anime-offline-database',
    'anidb-titles',
    'bangumi-archive',
    'mangabaka',
  ]);
  expect(
    FETCHED_SOURCES.filter(({ licence }) => licence.isNonCommercial).map(({ key }) => key),
  ).toEqual(['anidb-titles', 'mangabaka']);
});
