import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CURATED_FILE, CuratedRow } from '../manga/curated.ts';
import { readNpmCatalogue } from '../npm-catalogue.ts';
import type { Refusal } from '../data-source.ts';
import { readSynopses } from './synopses.ts';

const refusals: Refusal[] = [];
const anime = await readSynopses((refusal) => refusals.push(refusal));
const { records } = await readNpmCatalogue({ now: new Date('2026-11-30T00:00:00Z') });

const manga = readFileSync(CURATED_FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap((line) => {
    const { native, synopsis } = CuratedRow.parse(JSON.parse(line));
    return synopsis ? [{ native, ...synopsis }] : [];
  });

/** What is wrong with the form of a synopsis; null if nothing is. */
const faultOf = ({ en, ja }: { en: string; ja: string }): string | null => {
  if (en.length < 100 || en.length > 450) return `${en.length} characters in English`;
  if (ja.length < 40 || ja.length > 220) return `${ja.length} characters in Japanese`;
  if (!/^[\p{Lu}\d’].*[.!?]$/u.test(en)) return 'no English sentence';
  if (/[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u.test(en)) return 'Japanese among the English';
  if (!/\p{scx=Hira}.*。$/u.test(ja)) return 'no Japanese sentence';
  if (/["'`<>*_#\n]| {2}/u.test(en) || /["'`<>*_#\n]/u.test(ja))
    return 'signs of typewriters or Markdown';
  return null;
};

describe('our synopses', () => {
  it('can be read, all of them', () => {
    expect(refusals).toEqual([]);
    expect(anime.length).toBeGreaterThan(1_600);
    expect(manga.length).toBeGreaterThan(380);
  });

  it('are about anime of the catalogue, each once', () => {
    const titles = new Map(
      records.flatMap(({ externalIds, titleNative }) =>
        externalIds
          .filter(({ site, isPrimary }) => site === 'bangumi' && isPrimary)
          .map(({ id }) => [Number(id), titleNative] as const),
      ),
    );
    expect(new Set(anime.map(({ bangumi }) => bangumi)).size).toBe(anime.length);
    expect(anime.filter(({ bangumi, native }) => titles.get(bangumi) !== native)).toEqual([]);
  });

  it('are a few sentences in each language', () => {
    const wrong = [...anime, ...manga].flatMap((one) => {
      const fault = faultOf(one);
      return fault === null ? [] : [`${one.native}: ${fault}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are written for the work they are of', () => {
    for (const works of [anime, manga]) {
      expect(new Set(works.map(({ en }) => en)).size).toBe(works.length);
      expect(new Set(works.map(({ ja }) => ja)).size).toBe(works.length);
    }
  });
});
