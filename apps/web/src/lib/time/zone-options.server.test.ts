import { expect, it } from 'vitest';
import { zoneOptions } from './zone-options.server.ts';

const WINTER = Date.UTC(2026, 11, 1);
const optionsOf = async (chosen: string | null = null) =>
  zoneOptions(WINTER, { locale: 'en', chosen });

it('names each zone by its place, under its region, with its offset on that day', async () => {
  const options = await optionsOf();
  const of = (zone: string) => options.find(({ value }) => value === zone);
  expect(of('America/New_York')).toEqual({
    value: 'America/New_York',
    label: 'New York (UTC−5)',
    group: 'America',
  });
  expect(of('America/Argentina/Ushuaia')?.label).toBe('Ushuaia, Argentina (UTC−3)');
  expect(of('Asia/Calcutta')?.label).toBe('Kolkata (UTC+5:30)');
  expect(of('Europe/London')?.label).toBe('London (UTC)');
  expect(options.filter(({ group }) => group === undefined).map(({ value }) => value)).toEqual([
    'UTC',
  ]);
});

it('has each zone once, and one that was chosen under another name', async () => {
  const options = await optionsOf('EST');
  expect(options.map(({ value }) => value)).toContain('EST');
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(await optionsOf('UTC')).toEqual(await optionsOf());
  expect(await optionsOf('Asia/Tokyo')).toHaveLength((await optionsOf()).length);
});

it('keeps the zones of a region together', async () => {
  const groups = (await optionsOf()).map(({ group }) => group);
  const runs = groups.filter((group, at) => group !== groups[at - 1]);
  expect(new Set(runs).size).toBe(runs.length);
});
