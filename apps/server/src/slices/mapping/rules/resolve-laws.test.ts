import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { watched } from '../fixtures.ts';
import { createMappingGraph } from '../graph.ts';
import {
  MAPPING_KINDS,
  type AnimeFacts,
  type EpisodeId,
  type ExternalMediaId,
  type MappingRule,
  type WatchedMedia,
} from '../model.ts';
import { resolve, resolveAll } from './resolve.ts';

/** Worlds so small that everything collides: two shows, four entries, and ids that are episodes and shows at once. */

const options = { today: '2026-11-21', trustAirDate: true };

const kind = fc.constantFrom(...MAPPING_KINDS);
const id = fc.integer({ min: 1, max: 2 });
const season = fc.constantFrom(1, 1, 1, 2, 2, 0, -1);
const number = fc.integer({ min: 0, max: 12 });
const rarely = fc.constantFrom(false, false, false, false, true);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const date = fc.constantFrom('1999-04-01', '2010', '2011-07', '2020-10-05', '2026-03-29');
const title = fc.constantFrom('An Anime', 'An Anime 2', 'Something Else');

const anime: fc.Arbitrary<AnimeFacts[]> = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 3 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((animeId) =>
        fc.record({
          animeId: fc.constant(animeId),
          titles: fc.array(title, { maxLength: 2 }),
          episodeCount: orNull(fc.integer({ min: 1, max: 12 })),
          startOn: orNull(date),
          endOn: orNull(date),
          isAdult: fc.boolean(),
        }),
      ),
    ),
  );

interface RuleDraft extends Omit<MappingRule, 'to'> {
  length: number | null;
}

const finished = ({ length, ...rule }: RuleDraft): MappingRule =>
  rule.level === 'movie'
    ? { ...rule, season: null, from: 1, to: 1 }
    : { ...rule, to: length === null ? null : rule.from + length };

const ruleOf = (priority: fc.Arbitrary<number>): fc.Arbitrary<MappingRule> =>
  fc
    .record<RuleDraft>({
      kind,
      level: fc.constantFrom('show', 'show', 'show', 'movie'),
      id,
      season,
      from: fc.constantFrom(0, 1, 1, 1, 4),
      length: orNull(fc.integer({ min: 0, max: 12 })),
      animeId: fc.constantFrom('a', 'b', 'c', 'd'),
      animeFrom: fc.integer({ min: 0, max: 5 }),
      parts: fc.constantFrom(1, 1, 1, 2, -2),
      partial: rarely,
      special: rarely,
      ofSeason: orNull(season),
      priority,
      source: fc.constantFrom('x', 'y'),
    })
    .map(finished);

const atShowOne = (rule: MappingRule): MappingRule => ({ ...rule, kind: 'tmdb', id: 1 });

const rules = fc.array(ruleOf(fc.integer({ min: 0, max: 3 })), { minLength: 4, maxLength: 16 });

const episodes: fc.Arbitrary<EpisodeId[]> = fc.array(
  fc.record({ kind, id, show: id, season: fc.constantFrom(0, 1, 2), number }),
  { maxLength: 3 },
);

const externalId: fc.Arbitrary<ExternalMediaId> = fc.record({
  kind,
  level: fc.constantFrom('movie', 'show', 'show', 'episode'),
  id,
  season: fc.option(fc.constantFrom(0, 1, 2), { nil: null, freq: 1 }),
  number: orNull(number),
  absolute: rarely,
});

const media: fc.Arbitrary<WatchedMedia> = fc.record({
  kind: fc.constantFrom('episode', 'episode', 'episode', 'episode', 'movie', 'other'),
  title: orNull(title),
  showTitle: orNull(title),
  season: fc.constantFrom(null, 0, 1, 1, 1, 2),
  episode: orNull(number),
  episodeEnd: orNull(number),
  airDate: orNull(date),
  ids: fc.array(externalId, { minLength: 1, maxLength: 4 }),
});

const world = fc.record({ rules, episodes, anime });
const runs = { numRuns: 2_000 };

describe('whatever the map says', () => {
  test('a match lies in the known range of its entry, under a rule that covers it', () => {
    fc.assert(
      fc.property(world, media, (data, seen) => {
        const found = resolve(createMappingGraph(data), seen, options);
        if (found.outcome !== 'matched') return;
        const { rule, episode, animeId } = found;
        const count = data.anime.find((entry) => entry.animeId === animeId)?.episodeCount;
        expect(count).not.toBeUndefined();
        expect(episode).toBeGreaterThanOrEqual(1);
        expect(episode).toBeLessThanOrEqual(count ?? Infinity);
        const behind = episode - rule.animeFrom;
        const { parts } = rule;
        const step = parts > 1 ? behind * parts : parts < -1 ? (behind + 1) / -parts - 1 : behind;
        expect(step).toBeGreaterThanOrEqual(0);
        expect(rule.from + step).toBeLessThanOrEqual(rule.to ?? Infinity);
        expect(rule).toMatchObject({ special: false, animeId });
        expect(seen.ids.map((own) => own.kind)).toContain(rule.kind);
      }),
      runs,
    );
  });

  test('kind A is asked before kind B, and B decides where A has nothing', () => {
    fc.assert(
      fc.property(world, media, (data, seen) => {
        const graph = createMappingGraph(data);
        const of = (wanted: string) => {
          const ids = seen.ids.filter((own) => own.kind === wanted);
          return resolve(graph, { ...seen, ids }, options);
        };
        const [a, b, both] = [of('tmdb'), of('tvdb'), resolve(graph, seen, options)];
        if (a.outcome !== 'matched')
          expect(both.outcome === 'matched').toBe(b.outcome === 'matched');
        if (a.outcome !== 'matched' && b.outcome === 'matched') expect(both).toEqual(b);
        if (a.outcome === 'matched') {
          expect([a, b]).toContainEqual(both);
          if (seen.airDate === null) expect(both).toEqual(a);
        }
      }),
      runs,
    );
  });

  test('the order of its rows does not matter', () => {
    fc.assert(
      fc.property(world, media, fc.infiniteStream(fc.nat()), (data, seen, weights) => {
        const shuffled = data.rules
          .map((rule) => ({ rule, weight: weights.next().value ?? 0 }))
          .sort((x, y) => x.weight - y.weight)
          .map(({ rule }) => rule);
        const other = createMappingGraph({ ...data, rules: shuffled });
        expect(resolve(other, seen, options)).toEqual(
          resolve(createMappingGraph(data), seen, options),
        );
      }),
      runs,
    );
  });

  test('a derived rule never moves what a curated one of the same season has decided', () => {
    const ofShow = (priority: fc.Arbitrary<number>) =>
      fc.array(ruleOf(priority).map(atShowOne), { maxLength: 10 });
    const curated = ofShow(fc.integer({ min: 2, max: 9 }));
    const derived = ofShow(fc.constantFrom(0, 1));
    const place = fc.record({ season: fc.constantFrom(0, 1, 2), number });
    fc.assert(
      fc.property(curated, derived, anime, place, (rare, common, entries, { season, number }) => {
        const ids = [{ kind: 'tmdb', level: 'show', id: 1, season, number } as const];
        const of = (all: MappingRule[]) => {
          const graph = createMappingGraph({ rules: all, episodes: [], anime: entries });
          return resolve(graph, watched({ season: null, episode: null, ids }), options);
        };
        const before = of(rare);
        const isOfSeason = before.outcome === 'matched' && before.rule.season === season;
        if (isOfSeason) expect(of([...rare, ...common])).toEqual(before);
      }),
      runs,
    );
  });

  test('the first episode of a file is the one it would be alone', () => {
    fc.assert(
      fc.property(world, media, (data, seen) => {
        const graph = createMappingGraph(data);
        const found = resolveAll(graph, seen, options);
        expect(found[0]).toEqual(resolve(graph, seen, options));
        expect(found.length).toBeLessThanOrEqual(20);
      }),
      runs,
    );
  });
});
