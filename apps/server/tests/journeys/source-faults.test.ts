import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { FETCHED_KEYS, type FetchedKey } from '#slices/sources/fetch/keys.ts';
import { sourceOf } from '#slices/sources/fetch/registry.ts';
import { refreshSources } from '#slices/sources/fetch/refresh.ts';
import { Fetching } from '../fetching.ts';
import { offlineRows, packedLines, wikidataOf } from '../source-files.ts';
import { saidBySources } from '../said-by-sources.ts';
import { goodFileOf, packedAs, publish, shinkroOf, wrongChecksum } from '../whole-files.ts';

let on: Fetching;

beforeAll(async () => {
  on = await Fetching.start({ template: 'shelf' });
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.clear();
  await on.test.app.database.pool.query('truncate mapping.rule');
});

const have = async (key: FetchedKey): Promise<Buffer> => {
  const file = await goodFileOf(key);
  publish(on, key, file);
  if (sourceOf(key).licence.needsConsent) await on.consentTo(key);
  expect(await on.outcomeOf(key)).toBe('imported');
  return file;
};

/** AniDB is left alone for a day after each try. */
const nextDay = (): void => on.later(25 * HOUR_MS);

/** What is refused, and that nothing of the source has changed. */
const refuses = async (key: FetchedKey, reasons: readonly string[]): Promise<void> => {
  const [before, row] = [await saidBySources(on.test), await on.row(key)];
  nextDay();
  expect(reasons).toContain(await on.outcomeOf(key));
  expect(await saidBySources(on.test)).toEqual(before);
  const { checksum, imported_at, rows, stated } = row;
  expect(await on.row(key)).toMatchObject({ checksum, imported_at, rows, stated, run_id: null });
};

/** A file in the form of data, but of other data: as long as any of ours. */
const OTHER = 'x'.repeat(200_000);
const OTHERS = {
  json: JSON.stringify({ other: OTHER }),
  'json-lines': `${JSON.stringify({ other: OTHER })}\n`,
  xml: `<?xml version="1.0"?>\n<other><a b="${OTHER}"></a></other>`,
  yaml: `Other:\n  - ${OTHER}\n`,
};

const OF_OTHER_FORM = ['SOURCE_CHANGED_FORM', 'SOURCE_NOT_DATA', 'MAPPING_FILE_KEYS_MISSING'];

describe.each(FETCHED_KEYS)('%s', (key) => {
  it('is imported, and not sent again while it is the same', async () => {
    await have(key);
    const before = await saidBySources(on.test);
    nextDay();
    expect(await on.outcomeOf(key)).toBe('unchanged');
    expect(await saidBySources(on.test)).toEqual(before);
  });

  it('changes nothing with a file that is cut off, a page, too large or of another form', async () => {
    const file = await have(key);
    publish(on, key, Buffer.concat([file, Buffer.from(' ')]), {
      fault: { kind: 'cut', after: 10 },
    });
    await refuses(key, ['SOURCE_CUT_OFF']);
    publish(on, key, Buffer.from('<!doctype html><h1>Hello</h1>'), { type: 'text/html' });
    await refuses(key, ['SOURCE_SENT_PAGE', 'SOURCE_UNPACKABLE']);
    const bytes = sourceOf(key).mostBytes + 1;
    publish(on, key, Buffer.from('{'), { fault: { kind: 'claims', bytes } });
    await refuses(key, ['SOURCE_TOO_LARGE']);
    publish(on, key, await packedAs(key, OTHERS[sourceOf(key).form]));
    await refuses(key, OF_OTHER_FORM);
  });

  it.runIf(wrongChecksum(key) !== undefined)(
    'is refused with another checksum than the published one',
    async () => {
      const file = await have(key);
      publish(on, key, Buffer.concat([file, Buffer.from(' ')]), { checksum: wrongChecksum(key) });
      await refuses(key, ['SOURCE_CHECKSUM_WRONG']);
    },
  );
});

const IDS = Array.from({ length: 120 }, (_, index) => 1_001 + index);

describe('a source that changes its form', () => {
  const key = 'anime-offline-database';
  const renamed = (rows: readonly object[]) =>
    packedLines(
      rows.map((row) => JSON.parse(JSON.stringify(row).replace('"episodes"', '"episodeCount"'))),
    );

  it('is refused when a field that was common is gone, and taken when that is accepted', async () => {
    publish(on, key, packedLines(offlineRows(IDS)));
    await on.consentTo(key);
    expect(await on.outcomeOf(key)).toBe('imported');
    publish(on, key, renamed(offlineRows(IDS)));
    await refuses(key, ['SOURCE_LOST_FIELDS']);
    const { fault_reason } = await on.row(key);
    expect(fault_reason).toMatchObject({ details: { fields: 'episodeCount, episodeCountSource' } });
    const [outcome] = await refreshSources(on.test.app, { keys: [key], takesSmaller: true });
    expect(outcome).toMatchObject({ outcome: 'imported' });
    publish(on, key, packedLines(offlineRows([...IDS, 9_000])));
    expect(await on.outcomeOf(key)).toBe('imported');
  });

  it('is refused when rows became unreadable', async () => {
    publish(on, 'wikidata', Buffer.from(wikidataOf(200)));
    expect(await on.outcomeOf('wikidata')).toBe('imported');
    const broken = Array.from({ length: 30 }, (_, index) => index);
    publish(on, 'wikidata', Buffer.from(wikidataOf(200, { broken, padding: 20 })));
    await refuses('wikidata', ['SOURCE_LESS_READABLE']);
  });

  it('is refused when a mapping lacks more than a fifth of its rows', async () => {
    const mapping = 'shinkro-tvdb';
    publish(on, mapping, Buffer.from(shinkroOf(IDS)));
    expect(await on.outcomeOf(mapping)).toBe('imported');
    const fewer = shinkroOf(IDS.slice(30));
    publish(on, mapping, Buffer.from(`${fewer}# ${'x'.repeat(5_000)}\n`));
    await refuses(mapping, ['SOURCE_LOST_ROWS']);
    const [outcome] = await refreshSources(on.test.app, { keys: [mapping], takesSmaller: true });
    expect(outcome).toMatchObject({ outcome: 'imported' });
  });
});

describe('a row of 2 MB', () => {
  it('is refused, and the others are taken', async () => {
    const key = 'anime-offline-database';
    const [head, first, ...rows] = offlineRows([1, 2, 3]);
    const large = { ...first, tags: ['x'.repeat(2 * 1024 ** 2)] };
    publish(on, key, packedLines([head!, large, ...rows]));
    await on.consentTo(key);
    const [lines] = await on.refresh(key);
    expect(lines).toMatchObject({ imported: { rows: 2, refused: 1 } });

    const results = JSON.parse(wikidataOf(3));
    results.results.bindings[0].note = { type: 'literal', value: 'x'.repeat(2 * 1024 ** 2) };
    publish(on, 'wikidata', Buffer.from(JSON.stringify(results)));
    const [values] = await on.refresh('wikidata');
    expect(values).toMatchObject({
      imported: { rows: 2, refusals: [{ reason: 'is longer than 2 MB' }] },
    });
  });

  const LONG = 'x'.repeat(2 * 1024 ** 2);
  const ROW = 'is longer than 2 MB';

  it('is refused in the table of arm and in mapping files too, whichever field it fills', async () => {
    const arm = [
      { mal_id: 52_991, annict_id: 1, note: LONG },
      { mal_id: 52_991, annict_id: 2 },
    ];
    publish(on, 'arm', Buffer.from(JSON.stringify(arm)));
    expect((await on.refresh('arm'))[0]).toMatchObject({
      imported: { refused: 1, refusals: [{ ref: 'row 0', reason: ROW }] },
    });
    publish(on, 'shinkro-tvdb', Buffer.from(`${shinkroOf([52_991, 1])}    note: ${LONG}\n`));
    expect((await on.refresh('shinkro-tvdb'))[0]).toMatchObject({
      imported: { refused: 1, refusals: [{ ref: 'AnimeMap[1]', reason: ROW }] },
    });
    const anibridge = {
      'anilist:154587': { 'tvdb_show:424536:s1': { '1-28': '1-28' } },
      'anilist:1': { note: LONG },
    };
    publish(on, 'anibridge', await packedAs('anibridge', JSON.stringify(anibridge)));
    expect((await on.refresh('anibridge'))[0]).toMatchObject({
      imported: { refused: 1, refusals: [{ ref: 'anilist:1', reason: ROW }] },
    });
  });
});
