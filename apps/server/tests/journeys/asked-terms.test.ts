import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { setTier } from '#slices/access/index.ts';
import { withdrawSource } from '#slices/sources/index.ts';
import { dropStale } from '#slices/sources/asked/drop-stale.ts';
import { askedState } from '#slices/sources/asked/state.ts';
import { sourcesState } from '#slices/sources/fetch/status.ts';
import type { AskedKey } from '#slices/sources/fetch/keys.ts';
import { ASKED_SAMPLES } from '../asked-answers/index.ts';
import { Asking } from '../asking-sources.ts';

const { mangadex, mangaupdates, tmdb, tvdb } = ASKED_SAMPLES;

let asking: Asking;

beforeAll(async () => {
  asking = await Asking.start({ settings: { ...tmdb.settings, ...tvdb.settings } });
});
afterAll(() => asking.on.close());
beforeEach(async () => {
  await asking.clear();
  await asking.app.database.pool.query('truncate access.paid_use_ban');
});

const found = async (key: AskedKey): Promise<string> => {
  const sample = ASKED_SAMPLES[key];
  const id = await asking.work(sample);
  sample.answer(asking.web);
  await asking.on.consentTo(key);
  expect(await asking.ask(key)).toMatchObject({ asked: { found: 1 } });
  return id;
};

const chapters = async (mangaId: string) => {
  const { rows } = await asking.app.database.pool.query(
    `select label, language, title, volume, released_on as day, source from releases.unit
     where manga_id = $1 order by language, position`,
    [mangaId],
  );
  return rows;
};

const pay = async (): Promise<void> => {
  const { id: userId } = await asking.on.test.user();
  const to = (tier: 'indie' | 'free') =>
    asking.app.db.transaction().execute((tx) => setTier(asking.app, tx, { userId, tier }));
  await to('indie');
  await to('free');
};

describe('terms', () => {
  it.each(['tmdb', 'mangadex', 'mangaupdates'] as const)(
    '%s is not asked without consent',
    async (key) => {
      await asking.work(ASKED_SAMPLES[key]);
      await expect(asking.ask(key)).rejects.toMatchObject({ reason: 'SOURCE_NEEDS_CONSENT' });
      expect(asking.web.asked).toEqual([]);
    },
  );

  it('keep paid tiers out as long as there is something of a source that forbids them', async () => {
    const id = await found('mangadex');
    expect(await chapters(id)).not.toEqual([]);
    await expect(pay()).rejects.toThrow('MangaDex');
    expect(await withdrawSource(asking.app, 'mangadex')).toBe(true);
    await asking.known();
    expect((await asking.details('MANGA', id)).descriptions).toEqual([]);
    expect(await chapters(id)).toEqual([]);
    expect(await askedState(asking.app, 'mangadex')).toMatchObject({ works: 0 });
    expect(asking.shown('MANGA', id)?.isHidden).toBe(false);
    await pay();
  });

  it('take back after six months what TMDB said, also when it is switched off', async () => {
    const id = await found('tmdb');
    await asking.app.database.pool.query(
      `update sources.source set is_off = true where key = 'tmdb'`,
    );
    asking.on.later(179 * DAY_MS);
    expect(await dropStale(asking.app)).toBe(0);
    asking.on.later(2 * DAY_MS);
    expect(await dropStale(asking.app)).toBe(1);
    await asking.known();
    expect((await asking.details('ANIME', id)).descriptions).toEqual([]);
    expect(asking.shown('ANIME', id)?.coverUrl).toBeNull();
  });
});

describe('the operator’s key', () => {
  it('goes to TMDB and nowhere else', async () => {
    await found('tmdb');
    expect(
      asking.web.asked.every(({ query }) => query.includes('api_key=an-operators-own-key')),
    ).toBe(true);
    const { rows } = await asking.app.database.pool.query(
      'select a::text as row from sources.asked a union all select s::text from sources.source s',
    );
    expect(rows.some(({ row }) => row.includes('an-operators-own-key'))).toBe(false);
  });

  it('that is refused ends the asking at once', async () => {
    await asking.work(tmdb, 'one');
    await asking.on.consentTo('tmdb');
    asking.web.put(tmdb.main.address, '{}', { fault: { kind: 'status', status: 401 } });
    expect(await asking.ask('tmdb')).toMatchObject({
      outcome: 'failed',
      fault: { reason: 'SOURCE_KEY_REJECTED', details: { setting: 'TMDB_API_KEY' } },
    });
  });

  it('is missing: the source cannot be asked, and the page says which to set', async () => {
    const bare = await Asking.start();
    try {
      const { sources } = await sourcesState(bare.app);
      expect(sources.find(({ key }) => key === 'tmdb')).toMatchObject({
        standing: 'keyless',
        keySetting: 'TMDB_API_KEY',
      });
      await expect(bare.ask('tmdb')).rejects.toMatchObject({ reason: 'SOURCE_KEY_MISSING' });
    } finally {
      await bare.on.close();
    }
  });
});

describe('what they give', () => {
  it('TMDB: pictures, trailers, the length and titles of episodes', async () => {
    const id = await found('tmdb');
    expect(asking.shown('ANIME', id)).toMatchObject({
      coverUrl: 'https://image.tmdb.org/t/p/original/poster88.jpg',
      bannerUrl: 'https://image.tmdb.org/t/p/original/backdrop88.jpg',
      durationMinutes: 24,
    });
    const { data } = await asking.on.test.ask(
      'query ($id: ID!) { anime(id: $id) { trailers episodes { nodes { number title airedOn } } } }',
      { variables: { id } },
    );
    expect(data.anime).toEqual({
      trailers: ['https://www.youtube.com/watch?v=abcdefghij1'],
      episodes: { nodes: [{ number: 1, title: 'The First Trial', airedOn: '2026-01-04' }] },
    });
  });

  it('TMDB: a film by its own id', async () => {
    const id = await asking.work({ ...tmdb, ids: { tmdb: 'movie/77' }, place: undefined! });
    const film = { ...tmdb.main.good, id: 77, runtime: 91 };
    asking.web.put('https://api.themoviedb.org/3/movie/77', JSON.stringify(film));
    await asking.on.consentTo('tmdb');
    expect(await asking.ask('tmdb')).toMatchObject({ asked: { found: 1 } });
    expect(asking.shown('ANIME', id)).toMatchObject({ durationMinutes: 91 });
  });

  it('TheTVDB: a poster, the length and titles of episodes in two languages, after one login', async () => {
    const id = await found('tvdb');
    expect(asking.shown('ANIME', id)).toMatchObject({
      coverUrl: 'https://artworks.thetvdb.com/banners/posters/9099-1.jpg',
      durationMinutes: 24,
    });
    const { data } = await asking.on.test.ask(
      'query ($id: ID!) { anime(id: $id) { episodes { nodes { number titles { text lang } airedOn } } } }',
      { variables: { id } },
    );
    const [ja, en] = ['ja', 'en'];
    expect(data.anime.episodes.nodes).toEqual([
      {
        number: 1,
        titles: [
          { text: 'The First Trial', lang: en },
          { text: '最初の試し', lang: ja },
        ],
        airedOn: '2026-01-04',
      },
      { number: 2, titles: [{ text: '次の試し', lang: ja }], airedOn: '2026-01-11' },
      { number: 3, titles: [{ text: '三つ目', lang: ja }], airedOn: '2026-01-18' },
    ]);
    const logins = asking.web.asked.filter(({ address }) => address.endsWith('/login'));
    expect(logins).toHaveLength(1);
    const others = asking.web.asked.filter(({ address }) => !address.endsWith('/login'));
    expect(others.every(({ headers }) => headers.authorization === 'Bearer a.token')).toBe(true);
  });

  it('MangaDex: people, genres, a cover, and the first of each chapter in each language', async () => {
    const id = await found('mangadex');
    expect(asking.shown('MANGA', id)).toMatchObject({
      staff: [{ name: 'Hana Sato', role: 'STORY_AND_ART' }],
      genres: ['Adventure'],
      coverUrl: expect.stringMatching(
        /^https:\/\/uploads\.mangadex\.org\/covers\/.*\/cover-1\.jpg$/u,
      ),
    });
    expect(await chapters(id)).toEqual([
      {
        label: '1',
        language: 'en',
        title: 'Start',
        volume: '1',
        day: '2026-01-04',
        source: 'mangadex',
      },
      {
        label: '1',
        language: 'pt-BR',
        title: null,
        volume: '1',
        day: '2026-01-06',
        source: 'mangadex',
      },
    ]);
  });

  it('MangaUpdates: chapters in English, also several at once', async () => {
    const id = await found('mangaupdates');
    expect(await chapters(id)).toMatchObject([
      { label: '1', day: '2026-01-04' },
      { label: '2', day: '2026-01-11' },
      { label: '3', day: '2026-01-11' },
    ]);
    expect(mangaupdates.ids).toEqual({ mangaupdates: 'abc1234' });
    expect(mangadex.medium).toBe('MANGA');
  });
});
