import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnimeRecord } from '#slices/catalog/index.ts';
import { readNpmCatalogue } from './npm-catalogue.ts';
import { plain, soundOf } from '../rules/sound.ts';
import { similarity } from '../rules/title-text.ts';

const SHARED = new URL('../../../../../../../shared/data/catalogue/', import.meta.url);
const COUNTS = '../mapping/plexanibridge-anilist-episode-counts-2025-02.json.gz';

const readShared = (file: string): string =>
  gunzipSync(readFileSync(new URL(file, SHARED))).toString();

const Films = z.object({
  '@graph': z.array(
    z.object({ label: z.string().optional(), datePublished: z.string().optional() }),
  ),
});

/** Titles without what is written now one way, now another. */
const nameOf = (title: string): string =>
  plain(title)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^(?:劇場版|映画)/u, '');

/** Japanese opening days of films by name, from the Media Arts Database. */
const readFilmDays = (): Map<string, string[]> => {
  const { '@graph': films } = Films.parse(
    JSON.parse(readShared('madb-2022-02-17-an-col_an210.jsonld.json.gz')),
  );
  const days = new Map<string, string[]>();
  for (const { label, datePublished } of films) {
    if (!label || !/^\d{4}-\d\d-\d\d$/u.test(datePublished ?? '')) continue;
    days.set(nameOf(label), [...(days.get(nameOf(label)) ?? []), datePublished!]);
  }
  return days;
};

/** Romaji by MyAnimeList id, from shinkro's mapping. */
const readRomaji = (): Map<string, string> => {
  const yaml = readShared('shinkro-tvdb-mal-2026-05-17.yaml.gz');
  const rows = yaml.matchAll(
    /malid: (?<id>\d+)\n\s+title: (?<quote>['"]?)(?<title>.*)\k<quote>\n/gu,
  );
  return new Map(
    [...rows].map(({ groups }) => [groups!['id']!, groups!['title']!.replaceAll("''", "'")]),
  );
};

/** Episode counts by AniList id, null where none is known. */
const readCounts = (): Map<string, number | null> =>
  new Map(
    Object.entries(z.record(z.string(), z.int().nullable()).parse(JSON.parse(readShared(COUNTS)))),
  );

if (existsSync(SHARED)) {
  describe('against sources that are not on npm', async () => {
    const { records } = await readNpmCatalogue({ now: new Date('2026-11-21T00:00:00Z') });

    it('film dates agree with the Media Arts Database', () => {
      const days = readFilmDays();
      const compared = records.flatMap(({ format, titleNative, startOn }) => {
        if (format !== 'MOVIE') return [];
        const year = (day: string) =>
          Math.abs(Number(day.slice(0, 4)) - Number(startOn!.slice(0, 4)));
        const stated = (days.get(nameOf(titleNative)) ?? []).filter((day) => year(day) <= 1);
        return stated.length > 0 ? [stated.includes(startOn!)] : [];
      });
      expect(compared.length).toBeGreaterThan(550);
      expect(compared.filter(Boolean).length / compared.length).toBeGreaterThan(0.925);
    });

    it('romaji chosen among aliases agree with MyAnimeList', () => {
      const romaji = readRomaji();
      const alike = records.flatMap(({ titleNative, titleRomaji, externalIds, provenance }) => {
        const mal = externalIds.find(({ site }) => site === 'mal')?.id;
        const stated = romaji.get(mal ?? '');
        const isChosen = provenance['titleRomaji'] === 'bgmd' && titleRomaji !== titleNative;
        if (!isChosen || stated === undefined) return [];
        return [similarity(soundOf(titleRomaji!), soundOf(stated))];
      });
      expect(alike.length).toBeGreaterThan(1_500);
      const agreed = alike.filter((share) => share >= 0.8).length;
      expect(agreed / alike.length).toBeGreaterThan(0.92);
    });

    it('counts on record agree with those of AniList, estimates less', () => {
      const counts = readCounts();
      const shareOf = (source: AnimeRecord['episodeCountSource']): number => {
        const alike = records.flatMap(({ externalIds, episodeCount, episodeCountSource }) => {
          const anilist = externalIds.find(
            ({ site, isPrimary }) => site === 'anilist' && isPrimary,
          );
          const stated = counts.get(anilist?.id ?? '');
          return stated && episodeCountSource === source ? [stated === episodeCount] : [];
        });
        expect(alike.length).toBeGreaterThan(500);
        return alike.filter(Boolean).length / alike.length;
      };
      expect(shareOf('RECORDED')).toBeGreaterThan(0.95);
      expect(shareOf('ESTIMATED')).toBeGreaterThan(0.6);
    });
  });
} else {
  it('agreement with other sources is not measured: ../shared/data is not beside the repository', () => {
    expect(existsSync(SHARED)).toBe(false);
  });
}
