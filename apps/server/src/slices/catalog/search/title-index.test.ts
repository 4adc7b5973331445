import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTitleIndex, buildTitleIndexInSlices, type SearchEntry } from './index.ts';

const ENTRIES: SearchEntry[] = [
  { id: 0, titles: ['Kimetsu no Yaiba', 'Demon Slayer', '鬼滅の刃'], popularity: 900 },
  { id: 1, titles: ['Kimi no Na wa.', 'Your Name.', '君の名は。'], popularity: 800 },
  { id: 2, titles: ['K', 'K Project'], popularity: 50 },
  { id: 3, titles: ['Kaguya-sama wa Kokurasetai', 'かぐや様は告らせたい'], popularity: 700 },
  { id: 4, titles: ['Kaguya-sama wa Kokurasetai 2nd Season'], popularity: 600 },
  { id: 5, titles: ['Go-Toubun no Hanayome', '五等分の花嫁'], popularity: 500 },
  { id: 6, titles: ['Sailor JK'], popularity: 1 },
  { id: 7, titles: ['いちご100%'] },
];

const index = buildTitleIndex(ENTRIES);
const ids = (query: string, limit = 10) => index.search(query, limit).map(({ id }) => id);

describe('short queries', () => {
  test('a letter finds the title that it is, then titles that begin with it, the better known first', () => {
    expect(ids('k')).toEqual([2, 0, 1, 3, 4]);
  });

  test('two letters find beginnings of titles before beginnings of words', () => {
    expect(ids('ki')).toEqual([0, 1]);
    expect(ids('jk')).toEqual([6]);
    expect(ids('na')).toEqual([1]);
  });

  test('one Japanese character finds every title it stands in', () => {
    expect(ids('五')).toEqual([5]);
    expect(ids('滅')).toEqual([0]);
    expect(ids('の')).toEqual([0, 1, 5]);
  });

  test('two Japanese characters find the titles that hold them', () => {
    expect(ids('の刃')).toEqual([0]);
    expect(ids('ノ名')).toEqual([1]);
  });
});

describe('longer queries', () => {
  test('a title finds its entry first', () => {
    for (const { id, titles } of ENTRIES)
      for (const title of titles) expect(ids(title)[0]).toBe(id);
  });

  test('the season decides between seasons', () => {
    expect(ids('kaguya sama')).toEqual([3, 4]);
    expect(ids('kaguya sama wa kokurasetai s2')[0]).toBe(4);
    expect(ids('kaguya-sama wa kokurasetai')[0]).toBe(3);
  });

  test('kana finds romaji, and romaji finds a title in kana', () => {
    expect(ids('きめつのやいば')[0]).toBe(0);
    expect(ids('ichigo')).toContain(7);
  });

  test('a part of a Japanese title is found wherever it is cut', () => {
    const cut = buildTitleIndex([
      { id: 0, titles: ['ワールドトリガー 3rdシーズン'] },
      { id: 1, titles: ['ガラスの仮面(2005)'] },
      { id: 2, titles: ['革命機ヴァルヴレイヴ'] },
    ]);
    expect(cut.search('ガー3rdシ', 10)[0]?.id).toBe(0);
    expect(cut.search('の仮面2', 10)[0]?.id).toBe(1);
    expect(cut.search('ァルヴ', 10)[0]?.id).toBe(2);
  });

  test('what resembles nothing finds nothing', () => {
    expect(ids('qwertyuiop')).toEqual([]);
    expect(ids('龍龍龍龍')).toEqual([]);
  });
});

describe('the page', () => {
  test('entries that are not accepted do not shorten it', () => {
    const entries = Array.from({ length: 2000 }, (_, id) => ({
      id,
      titles: [`Naruto ${id}`, 'N'],
    }));
    const many = buildTitleIndex(entries);
    for (const query of ['naruto', 'n', 'na']) {
      const hits = many.search(query, 50, (id) => id >= 1900);
      expect(hits).toHaveLength(50);
      expect(hits.every(({ id }) => id >= 1900)).toBe(true);
    }
  });

  test('entries with many titles do not crowd others out', () => {
    const titles = Array.from({ length: 60 }, (_, i) => `Naruto the ${i}th`);
    const crowded = buildTitleIndex(Array.from({ length: 40 }, (_, id) => ({ id, titles })));
    for (const query of ['naruto', 'na']) expect(crowded.search(query, 30)).toHaveLength(30);
  });

  test('equal matches come by popularity, then by id', () => {
    const same = buildTitleIndex([
      { id: 3, titles: ['Another'] },
      { id: 1, titles: ['Another'] },
      { id: 2, titles: ['Another'], popularity: 5 },
    ]);
    expect(same.search('another', 10).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(same.search('a', 10).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  test('the main title of one entry is ahead of a synonym of another', () => {
    const alike = buildTitleIndex([
      { id: 0, titles: ['Something Else', 'Another'] },
      { id: 1, titles: ['Another'] },
    ]);
    expect(alike.search('another', 10).map(({ id }) => id)).toEqual([1, 0]);
  });

  test('a limit that is no positive number gives nothing', () => {
    for (const limit of [0, -1, 0.5, NaN, -Infinity]) expect(ids('k', limit)).toEqual([]);
    expect(ids('k', Infinity)).toHaveLength(5);
    expect(ids('k', 2)).toHaveLength(2);
  });

  test('a predicate that throws leaves the index in order', () => {
    const before = index.search('kimetsu no yaiba', 10);
    const refuse = () => {
      throw new Error('refused');
    };
    expect(() => index.search('kimetsu no yaiba', 10, refuse)).toThrow('refused');
    expect(index.search('kimetsu no yaiba', 10)).toEqual(before);
  });
});

describe('changes', () => {
  test('an upsert replaces the titles of an entry, a removal forgets it', () => {
    const changing = buildTitleIndex(ENTRIES);
    changing.upsert({ id: 0, titles: ['Totally Different'], popularity: 1 });
    changing.remove(1);
    changing.upsert({ id: 9, titles: ['Yofukashi no Uta'] });
    expect(changing.search('kimetsu no yaiba', 10).map(({ id }) => id)).not.toContain(0);
    expect(changing.search('totally different', 10)[0]?.id).toBe(0);
    expect(changing.search('your name', 10).map(({ id }) => id)).not.toContain(1);
    expect(changing.search('yofukashi', 10)[0]?.id).toBe(9);
    expect(changing.search('yo', 10)[0]?.id).toBe(9);
    expect(changing.changes).toBe(3);
    changing.remove(9);
    expect(changing.search('yofukashi', 10)).toEqual([]);
  });

  test('an entry put back as it was counts once', () => {
    const changing = buildTitleIndex(ENTRIES);
    for (const entry of [...ENTRIES, ...ENTRIES]) changing.upsert(entry);
    expect(changing.titles).toBe(index.titles);
    expect(changing.search('k', 10)).toEqual(index.search('k', 10));
    for (const { id } of ENTRIES) changing.remove(id);
    expect(changing.titles).toBe(0);
    expect(changing.search('k', 10)).toEqual([]);
  });

  test('an index that began empty finds what was added', () => {
    const begun = buildTitleIndex([]);
    expect(begun.search('kimetsu', 10)).toEqual([]);
    for (const entry of ENTRIES) begun.upsert(entry);
    for (const { id, titles } of ENTRIES) {
      for (const title of titles) expect(begun.search(title, 10)[0]?.id).toBe(id);
    }
  });

  test('any changes leave the same titles to be found as a new build', () => {
    const title = fc.constantFrom('Naruto', 'Bleach', 'One Piece', '鬼滅の刃', 'K', 'Monster', '');
    const change = fc.record({ id: fc.nat(5), titles: fc.array(title, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(change), fc.array(change, { maxLength: 30 }), (first, changes) => {
        const initial = new Map(first.map((entry) => [entry.id, entry]));
        const changing = buildTitleIndex(initial.values());
        for (const entry of changes) {
          if (entry.titles.length === 0) changing.remove(entry.id);
          else changing.upsert(entry);
          initial.set(entry.id, entry);
        }
        const rebuilt = buildTitleIndex(initial.values());
        expect(changing.titles).toBe(rebuilt.titles);
        for (const query of ['naruto', 'one piece', '鬼', 'k', 'monster']) {
          const found = new Set(changing.search(query, 10).map(({ id }) => id));
          const expected = new Set(rebuilt.search(query, 10).map(({ id }) => id));
          expect(found).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('an id that is no dense ordinal is refused', () => {
    for (const id of [-1, 1.5, NaN, 2 ** 40]) {
      expect(() => index.upsert({ id, titles: ['x'] })).toThrow(/dense ordinal/);
      expect(() => buildTitleIndex([{ id, titles: [] }])).toThrow(/dense ordinal/);
    }
  });
});

describe('the build in slices', () => {
  test('gives the same index and lets the event loop turn', async () => {
    const entries = Array.from({ length: 20_000 }, (_, id) => ({ id, titles: [`Title ${id}`] }));
    let turns = 0;
    let isBuilding = true;
    const turn = () => {
      turns++;
      if (isBuilding) setImmediate(turn);
    };
    setImmediate(turn);
    const sliced = await buildTitleIndexInSlices(entries, 2);
    isBuilding = false;
    expect(turns).toBeGreaterThan(5);
    expect(sliced.search('title 1234', 20)).toEqual(
      buildTitleIndex(entries).search('title 1234', 20),
    );
  });
});
