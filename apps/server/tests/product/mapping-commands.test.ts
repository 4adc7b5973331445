import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET } from '../databases.ts';
import { fixture } from '../media-server.ts';
import { scrobbleOf } from '../plex-library.ts';
import { createProgramOn, type Program } from './program.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/u;

let program: Program;

beforeAll(async () => {
  program = await createProgramOn('shelf', { TSUZUKI_SECRET: TEST_SECRET });
});
afterAll(async () => program.remove());

const given = async (name: string, content: object): Promise<string> => {
  const file = path.join(program.dataDir, name);
  await writeFile(file, JSON.stringify(content));
  return file;
};

const ANIME = [
  { key: 'first', title: 'Our own show', anidb: 970_001, episodes: 12 },
  { key: 'second', title: 'Our own show, again', anidb: 970_002, episodes: 12 },
].map((anime) => ({
  ...anime,
  titles: [anime.title],
  start: '2020-01-05',
  end: '2020-03-22',
}));

/** A list in which season 1 of a show is one of the two. */
const listOf = (anime: string, id = 990_001, source = 'a list') => ({
  format: 'tsuzuki-mapping/1',
  anime: ANIME,
  rules: [
    {
      kind: 'tvdb',
      level: 'show',
      id,
      season: 1,
      from: 1,
      to: 12,
      anime,
      animeFrom: 1,
      priority: 2,
      source,
    },
  ],
  episodes: [],
});

const importList = (file: string) => {
  const words = ['mapping', 'import', '--format', 'tsuzuki', '--create-missing', '--file', file];
  return program.tsuzuki(...words);
};

describe('mapping compare', () => {
  it('holds the mapping of this instance against a file, and a file against another', async () => {
    const [ours, theirs] = [
      await given('ours.json', listOf('first')),
      await given('theirs.json', listOf('second')),
    ];
    await importList(ours);
    const same = await program.tsuzuki('mapping', 'compare', ours);
    expect(same['mapping']).toEqual({ file: null, format: null, rules: null });
    expect(same['undated'].all).toMatchObject({ episodes: 12, right: 12, wrong: 0, dropped: 0 });
    const other = await program.tsuzuki('mapping', 'compare', theirs);
    expect(other['undated'].all).toMatchObject({ episodes: 12, right: 0, wrong: 12 });
    const two = await program.tsuzuki('mapping', 'compare', theirs, ours);
    expect(two).toMatchObject({
      mapping: { file: theirs, format: 'tsuzuki' },
      truth: { file: ours, format: 'tsuzuki' },
      undated: { all: { episodes: 12, wrong: 12, contested: 0 } },
    });
    const also = await given('also.json', listOf('second', 990_001, 'another list'));
    const third = await program.tsuzuki('mapping', 'compare', theirs, ours, '--also', also);
    expect(third['others']).toMatchObject([{ file: also, format: 'tsuzuki', rules: 1 }]);
    expect(third['undated'].all).toMatchObject({ wrong: 0, contested: 12 });
  });

  it('tells people the shares, and what is wrong with a file', async () => {
    const theirs = path.join(program.dataDir, 'theirs.json');
    const { code, stdout } = await program.here('mapping', 'compare', theirs);
    expect(code).toBe(0);
    expect(stdout).toContain('100.00 %');
    expect(stdout).toContain('tvdb 990001 season 1 episodes 1 to 12');
    expect(stdout).toContain('Our own show, again episode 1, but a list says Our own show episode');
    expect(stdout).not.toMatch(UUID);
    const broken = path.join(program.dataDir, 'broken.json');
    await writeFile(broken, 'no list');
    const refused = await program.here('mapping', 'compare', broken);
    expect(refused.code).toBe(1);
    expect(refused.stderr).not.toContain('    at ');
  });
});

it('mapping conflicts lists rules that contradict each other, and which one is used', async () => {
  const [rule] = listOf('first', 990_002).rules;
  const contrary = { ...rule, anime: 'second', from: 2, to: 5 };
  const third = { ...contrary, to: 3, animeFrom: 4 };
  const list = { ...listOf('first', 990_002), rules: [rule, contrary, third] };
  const file = await given('contrary.json', list);
  const words = ['mapping', 'import', '--format', 'tsuzuki', '--file', file];
  const imported = await program.here(...words);
  const said = imported.stdout.split('\n').filter((line) => line.includes('conflict at'));
  expect(said).toEqual([
    expect.stringMatching(
      /990002 season 1 episode 2: a list: 1-12 is Our own show from 1; a list: 2-5 is Our own show, again from 1; a list: 2-3 is Our own show, again from 4; /u,
    ),
  ]);
  const { conflicting, conflicts } = await program.tsuzuki('mapping', 'conflicts');
  // The data sets that are installed contradict each other, too.
  expect(conflicting).toBeGreaterThan(0);
  const own = conflicts.filter(({ at }: { at: string }) => at.includes('990002'));
  expect(own).toHaveLength(3);
  expect(own[0]).toEqual({
    at: expect.any(String),
    rule: expect.stringMatching(UUID),
    other: expect.stringMatching(UUID),
    believed: 'a list',
  });
  const { stdout } = await program.here('mapping', 'conflicts');
  expect(stdout).toContain(`${conflicting} rules contradict another.`);
  expect(stdout.split('\n').filter((line) => line.includes('990002'))).toHaveLength(1);
  expect(stdout).not.toMatch(UUID);
});

it('scrobble try says what a saved payload would do, and records nothing', async () => {
  const account = [
    '--name',
    'mika',
    '--email',
    'mika@example.org',
    '--password',
    'a long password',
  ];
  await program.tsuzuki('user', 'create', ...account);
  const create = ['token', 'create', '--user', 'mika', '--kind', 'server_a'];
  const { token } = await program.tsuzuki(...create);
  const told = {
    show: 'Frieren: Beyond Journey’s End',
    season: 1,
    number: 2,
    airDate: '2023-10-06',
  };
  const file = await given('payload.json', scrobbleOf(told).multipart!['payload'] as object);
  const words = ['scrobble', 'try', file, '--token', token];
  expect(await program.tsuzuki(...words)).toMatchObject({
    outcome: 'suggested',
    event: { showTitle: told.show, season: 1, episode: 2 },
    summary: { suggestions: [{ episode: 2, reasons: ['TITLE', 'AIR_DATE'] }] },
  });
  const { code, stdout } = await program.here(...words);
  expect(code).toBe(0);
  expect(stdout).toContain('Outcome: suggested');
  expect(stdout).toContain('suggested: 葬送のフリーレン, as 葬送のフリーレン 2 (TITLE, AIR_DATE)');
  expect(stdout).toContain('Nothing was recorded.');
  const ofJellyfin = await program.tsuzuki(...create.slice(0, -1), 'server_b');
  const two = 'payloads/jellyfin-05-playbackstop-two-episodes-in-one-file.json';
  const inOne = { SeriesName: told.show, EpisodeNumber: 2, EpisodeNumberEnd: 3 };
  const dated = { ...inOne, PremiereDate: told.airDate, SeriesPremiereDate: '2023-09-29' };
  const both = await given('two.json', { ...JSON.parse(fixture(two)), ...dated });
  const ofTwo = await program.here('scrobble', 'try', both, '--token', ofJellyfin.token);
  expect(ofTwo.stdout).toContain('season 1, episodes 2 to 3, aired 2023-10-06');
  expect(ofTwo.stdout).toContain('as 葬送のフリーレン 2 and 葬送のフリーレン 3 (');
  const stranger = await program.here('scrobble', 'try', file, '--token', 'svc_hook_nobody');
  expect({ code: stranger.code, said: stranger.stderr }).toEqual({
    code: 1,
    said: expect.stringMatching(/No webhook URL has this token.*svc_hook_…/u),
  });
  const absent = await program.here('scrobble', 'try', `${file}x`, '--token', token);
  expect({ code: absent.code, said: absent.stderr }).toEqual({
    code: 1,
    said: expect.stringContaining(`There is no file ${file}x. Check its path.`),
  });
  expect(absent.stderr).not.toContain('ENOENT');
});
