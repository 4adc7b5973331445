import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { arm } from './arm.ts';
import { collect } from './manga/fixtures/collect.ts';
import type { Refusal } from './data-source.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsuzuki-arm-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (value: unknown) => {
  const file = path.join(folder, 'arm.json');
  writeFileSync(file, JSON.stringify(value));
  const refusals: Refusal[] = [];
  const claims = await collect(arm.read(file, (one) => void refusals.push(one)));
  return { claims, refusals };
};

const id = (site: string, value: string) => ({ site, id: value, isPrimary: true });

it('gives the ids of each row, found by those of MyAnimeList and AniList', async () => {
  const { claims, refusals } = await read([
    { mal_id: 1, anilist_id: 2, annict_id: 3, syobocal_tid: 4 },
    { anilist_id: 5, annict_id: 6 },
    { annict_id: 7, syobocal_tid: 8 },
    { mal_id: 'nine' },
  ]);
  expect(claims).toEqual([
    {
      sourceId: 'mal:1',
      foundBy: [
        { site: 'mal', id: '1' },
        { site: 'anilist', id: '2' },
      ],
      externalIds: [id('mal', '1'), id('anilist', '2'), id('annict', '3'), id('syobocal', '4')],
    },
    {
      sourceId: 'anilist:5',
      foundBy: [{ site: 'anilist', id: '5' }],
      externalIds: [id('anilist', '5'), id('annict', '6')],
    },
  ]);
  expect(refusals.map(({ ref }) => ref)).toEqual(['row 3']);
});

it('is a list, or refused as a whole', async () => {
  await expect(read({ rows: [] })).rejects.toThrow('is no list of rows');
});
