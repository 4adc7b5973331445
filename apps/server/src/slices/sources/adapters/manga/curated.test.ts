import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CURATED_FILE, CuratedRow } from './curated.ts';

const MEDIA_ARTS = new URL(
  '../../../../../../../../shared/data/catalogue/madb-2022-02-17-cm-col_cm106.jsonld.json.gz',
  import.meta.url,
);

const rows = readFileSync(CURATED_FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => CuratedRow.parse(JSON.parse(line)));

describe('the curated sample of manga', () => {
  it('is a catalogue of some hundred works, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(250);
    for (const field of ['key', 'mal', 'anilist'] as const) {
      const values = rows.flatMap((row) => row[field] ?? []);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('counts volumes and chapters of finished works only', () => {
    const counted = rows.filter(({ volumes, chapters }) => volumes ?? chapters);
    expect(counted.every(({ end, status }) => end ?? status === 'FINISHED')).toBe(true);
  });

  it('lets no work end before it began', () => {
    const backward = rows.filter(
      ({ start, end }) => start && end && end < start.slice(0, end.length),
    );
    expect(backward).toEqual([]);
  });

  it('says of no work that it still runs: that would be wrong one day', () => {
    const said = new Set(rows.flatMap(({ status }) => status ?? []));
    expect([...said].toSorted()).toEqual(['CANCELLED', 'FINISHED']);
  });
});

const Graph = z.object({
  '@graph': z.array(
    z.object({
      label: z.string(),
      creator: z.unknown().optional(),
      originalWorkCreator: z.unknown().optional(),
      datePublished: z.string().optional(),
    }),
  ),
});

const nameOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

interface Serialisation {
  people: string;
  year: number;
}

/** Serialisations of the Media Arts Database by title. */
const readSerialisations = (): Map<string, Serialisation[]> => {
  const { '@graph': graph } = Graph.parse(
    JSON.parse(gunzipSync(readFileSync(MEDIA_ARTS)).toString()),
  );
  const known = graph.map(({ label, creator, originalWorkCreator, datePublished }) => ({
    title: nameOf(label),
    people: nameOf(JSON.stringify([creator, originalWorkCreator])),
    year: Number((datePublished ?? '').slice(0, 4)),
  }));
  return Map.groupBy(known, ({ title }) => title);
};

/** Works whose one-shot of the same title, some years before the series, is what the database has. */
const ONE_SHOT_BEFORE = [
  'まことちゃん',
  'キャプテン翼',
  'テニスの王子様',
  'トリコ',
  'ハイキュー!!',
  'ミスター味っ子',
  '七つの大罪',
  '古見さんは、コミュ症です。',
  '家庭教師ヒットマンREBORN!',
  '焼きたて!!ジャぱん',
  '絶対可憐チルドレン',
  '血界戦線',
];

/** Works that the database has from a later appearance only: a move to another magazine, a special chapter, a new version. */
const ELSEWHERE_LATER = [
  'CLAYMORE',
  'アオハライド',
  'ノラガミ',
  'リボンの騎士',
  'ロザリオとバンパイア',
  'ローゼンメイデン',
  '俺物語!!',
  '嘘喰い',
  '土竜の唄',
  '東京喰種トーキョーグール',
  '海月姫',
  '銀河鉄道999',
  '鬼灯の冷徹',
];

if (existsSync(MEDIA_ARTS)) {
  describe('against the Media Arts Database', () => {
    const serialisations = readSerialisations();
    const compared = rows.flatMap((row) => {
      const same = serialisations.get(nameOf(row.native)) ?? [];
      const byThem = same.filter(({ people }) =>
        row.staff.some(({ name, native }) => people.includes(nameOf(native ?? name))),
      );
      return same.length > 0 ? [{ row, byThem }] : [];
    });

    it('names the people of the database', () => {
      const strangers = compared.filter(({ byThem }) => byThem.length === 0);
      expect(compared.length).toBeGreaterThan(150);
      // Another work of the title, and people who are written with another character or by an earlier name.
      expect(strangers.map(({ row }) => row.native).toSorted()).toEqual(
        ['CITY HUNTER', 'クローズ', 'サイボーグ009', 'パーマン', '日常'].toSorted(),
      );
    });

    it('dates the first issue as the database does', () => {
      const dated = compared.filter(
        ({ row, byThem }) => row.start && byThem.some(({ year }) => year),
      );
      // The date printed on an issue may be of the year after it was sold.
      const others = dated.flatMap(({ row, byThem }) => {
        const year = Number(row.start?.slice(0, 4));
        return byThem.some((known) => known.year === year || known.year === year + 1)
          ? []
          : [row.native];
      });
      expect(dated.length).toBeGreaterThan(130);
      expect(others.toSorted()).toEqual([...ONE_SHOT_BEFORE, ...ELSEWHERE_LATER].toSorted());
    });
  });
} else {
  it('the curated sample is not compared: ../shared/data is not beside the repository', () => {
    expect(existsSync(MEDIA_ARTS)).toBe(false);
  });
}
