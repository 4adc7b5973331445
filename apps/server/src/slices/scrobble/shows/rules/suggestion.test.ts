import { expect, test } from 'vitest';
import {
  joinedSuggestions,
  placesOf,
  rankedSuggestions,
  sureCandidate,
  type Candidate,
} from './suggestion.ts';

const candidate = (told: Partial<Candidate> = {}): Candidate => ({
  showAnimeId: 'a',
  isSameTitle: true,
  place: { animeId: 'a', episode: 1, by: 'date' },
  isYear: null,
  isDisproved: false,
  ...told,
});
const byNumbers = { place: { animeId: 'a', episode: 1, by: 'numbers' } } as const;
const order = (candidates: Candidate[], told = { hasAirDate: true }) =>
  rankedSuggestions(candidates, told).map(({ showAnimeId }) => showAnimeId);

test('the title comes before the date, the date before the year', () => {
  const all = [
    candidate({ showAnimeId: 'title', ...byNumbers }),
    candidate({ showAnimeId: 'alike', isSameTitle: false }),
    candidate({ showAnimeId: 'year', ...byNumbers, isYear: true }),
    candidate({ showAnimeId: 'date' }),
  ];
  expect(order(all)).toEqual(['date', 'year', 'title', 'alike']);
});

test('what date or year disprove, or what is only alike, is not suggested', () => {
  expect(order([candidate({ isDisproved: true })])).toEqual([]);
  expect(order([candidate({ isYear: false })])).toEqual([]);
  expect(order([candidate({ isSameTitle: false, ...byNumbers })])).toEqual([]);
});

test('without date and year, what is only alike is suggested if it has the episode', () => {
  const undated = { hasAirDate: false };
  const alike = candidate({ isSameTitle: false, ...byNumbers });
  expect(order([alike], undated)).toEqual(['a']);
  expect(order([{ ...alike, place: null }], undated)).toEqual([]);
  expect(order([{ ...alike, isYear: false }], undated)).toEqual([]);
  const title = candidate({ showAnimeId: 'title', ...byNumbers });
  expect(order([alike, title], undated)).toEqual(['title', 'a']);
  expect(sureCandidate([alike], undated)).toBeNull();
});

test('sure is the only one of the title that was shown on that day', () => {
  const withDate = { hasAirDate: true };
  expect(sureCandidate([candidate()], withDate)).not.toBeNull();
  // A remake of the same title that was shown at another time.
  expect(sureCandidate([candidate(), candidate(byNumbers)], withDate)).not.toBeNull();
  expect(sureCandidate([candidate(), candidate()], withDate)).toBeNull();
  expect(sureCandidate([candidate(byNumbers)], withDate)).toBeNull();
  expect(sureCandidate([candidate({ isSameTitle: false })], withDate)).toBeNull();
});

test('without an air date, the year of the show makes it sure', () => {
  const withoutDate = { hasAirDate: false };
  const ofYear = { ...byNumbers, isYear: true };
  expect(sureCandidate([candidate(ofYear)], withoutDate)).not.toBeNull();
  expect(sureCandidate([candidate(byNumbers)], withoutDate)).toBeNull();
  expect(sureCandidate([candidate(ofYear), candidate(ofYear)], withoutDate)).toBeNull();
  expect(sureCandidate([candidate({ ...ofYear, place: null })], withoutDate)).toBeNull();
});

test('the episodes of a file have places in the same show, or none', () => {
  const of = (showAnimeId: string, episode: number) => ({
    showAnimeId,
    animeId: showAnimeId,
    episode,
    reasons: ['TITLE' as const],
  });
  const joined = joinedSuggestions([[of('a', 1), of('b', 1)], null, [of('b', 3)]]);
  expect(joined.map((one) => placesOf(one).map(({ episode }) => episode))).toEqual([
    [1, null, null],
    [1, null, 3],
  ]);
  expect(joinedSuggestions([[of('a', 1)]])).toEqual([of('a', 1)]);
});
