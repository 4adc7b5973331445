import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnimeFormat, AnimeRecord } from '#slices/catalog/index.ts';
import { similarity } from '../rules/title-text.ts';
import { soundOf } from '../rules/sound.ts';
import { readCorrections } from './corrections/corrections.ts';
import { nameOf, readCounts, readFilmDays, readListed, SHARED } from './fixtures/public-lists.ts';
import { readNpmCatalogue } from './npm-catalogue.ts';

const idAt = ({ externalIds }: AnimeRecord, wanted: string): string =>
  externalIds.find(({ site, isPrimary }) => site === wanted && isPrimary)?.id ?? '';

/** What the packages and our corrections of them say together, as an instance without internet shows it. */
const readShown = async (): Promise<AnimeRecord[]> => {
  const { records } = await readNpmCatalogue({ now: new Date('2026-11-21T00:00:00Z') });
  const rows = await readCorrections(() => {});
  const corrections = new Map(rows.map((row) => [String(row.bangumi), row]));
  return records.map((record) => {
    const { episodes, format } = corrections.get(idAt(record, 'bangumi')) ?? {};
    return {
      ...record,
      ...(format && { format }),
      ...(episodes && { episodeCount: episodes, episodeCountSource: 'RECORDED' as const }),
    };
  });
};

/** Our formats of the kinds in shinkro's list. */
const FORMATS: Partial<Record<string, AnimeFormat>> = {
  tv: 'TV',
  tv_special: 'SPECIAL',
  special: 'SPECIAL',
  movie: 'MOVIE',
  ova: 'OVA',
  ona: 'ONA',
};

/** The share of comparisons that came out false. */
const wrongOf = (compared: readonly boolean[]): number =>
  compared.filter((isRight) => !isRight).length / compared.length;

if (existsSync(SHARED)) {
  describe('against sources that are not on npm', async () => {
    const records = await readShown();

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
      const listed = readListed();
      const alike = records.flatMap((record) => {
        const { titleNative, titleRomaji, provenance } = record;
        const stated = listed.get(idAt(record, 'mal'))?.romaji;
        const isChosen = provenance['titleRomaji'] === 'bgmd' && titleRomaji !== titleNative;
        if (!isChosen || stated === undefined) return [];
        return [similarity(soundOf(titleRomaji!), soundOf(stated))];
      });
      expect(alike.length).toBeGreaterThan(1_500);
      const agreed = alike.filter((share) => share >= 0.8).length;
      expect(agreed / alike.length).toBeGreaterThan(0.92);
    });

    it('counts agree with those of AniList', () => {
      const counts = readCounts();
      const compared = (source: AnimeRecord['episodeCountSource']): boolean[] =>
        records.flatMap((record) => {
          const stated = counts.get(idAt(record, 'anilist'));
          const { episodeCount, episodeCountSource } = record;
          return stated && episodeCountSource === source ? [stated === episodeCount] : [];
        });
      expect(compared('RECORDED').length).toBeGreaterThan(3_800);
      expect(wrongOf(compared('RECORDED'))).toBeLessThan(0.019);
      expect(compared('ESTIMATED').length).toBeGreaterThan(480);
      expect(wrongOf(compared('ESTIMATED'))).toBeLessThan(0.06);
    });

    it('formats agree with MyAnimeList', () => {
      const listed = readListed();
      const compared = records.flatMap((record) => {
        const format = FORMATS[listed.get(idAt(record, 'mal'))?.type ?? ''];
        return format ? [format === record.format] : [];
      });
      expect(compared.length).toBeGreaterThan(4_500);
      expect(wrongOf(compared)).toBeLessThan(0.0125);
    });
  });
} else {
  it('agreement with other sources is not measured: ../shared/data is not beside the repository', () => {
    expect(existsSync(SHARED)).toBe(false);
  });
}
