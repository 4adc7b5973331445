import { describe, expect, it } from 'vitest';
import { alertOfChapter, alertOfFilmDate, alertOfOffer, alertsOfAiring } from './alerts-of.ts';

const now = new Date('2026-01-15T12:00:00Z');
const animeId = '0197a000-0000-7000-8000-000000000001';

describe('an airing', () => {
  it('is told before it, which is late once it airs, and at its time', () => {
    const airing = { animeId, airingAt: '2026-01-15T12:30:00.000Z', episode: 5, moves: 0 };
    const [soon, aired] = alertsOfAiring(airing, now);
    expect([soon?.kind, soon?.dueAt, soon?.expiresAt.toISOString()]).toEqual([
      'AIRING_SOON',
      now,
      airing.airingAt,
    ]);
    expect([aired?.kind, aired?.dueAt.toISOString()]).toEqual(['EPISODE_AIRED', airing.airingAt]);
    expect(aired?.details).toEqual({ episode: 5 });
  });

  it('is told again before it, if it moved away and back', () => {
    const airing = { animeId, airingAt: '2026-01-15T12:30:00.000Z', episode: 5 };
    const keyOf = (moves: number) => alertsOfAiring({ ...airing, moves }, now)[0]?.key;
    expect(keyOf(2)).not.toBe(keyOf(0));
  });
});

describe('a key', () => {
  it('tells languages of a chapter, dates of a film, and regions of a service apart', () => {
    const chapter = { mangaId: animeId, label: '10.5', language: 'en', title: null };
    const film = {
      animeId,
      releaseId: animeId,
      region: 'JP',
      kind: 'THEATRICAL',
      previousOn: null,
    };
    const offer = { animeId, service: 'netflix', url: 'https://example.org' };
    const keys = [
      alertOfChapter(chapter, now),
      alertOfChapter({ ...chapter, language: 'pt-br' }, now),
      alertOfFilmDate({ ...film, releasedOn: '2026-04-01' }, now),
      alertOfFilmDate({ ...film, releasedOn: '2026-05-01' }, now),
      alertOfOffer({ ...offer, regions: null }, now),
      alertOfOffer({ ...offer, regions: ['JP'] }, now),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(alertOfOffer({ ...offer, regions: ['US', 'JP'] }, now).key).toBe(
      alertOfOffer({ ...offer, regions: ['JP', 'US'] }, now).key,
    );
  });

  it('fits into its column, whatever a source states', () => {
    const regions = Array.from({ length: 700 }, (_each, place) => `R${place}`);
    const offer = alertOfOffer({ animeId, service: 's'.repeat(500), url: '', regions }, now);
    expect(offer.key.length).toBeLessThanOrEqual(400);
    const chapter = { mangaId: animeId, label: 'x'.repeat(500), language: 'en', title: null };
    expect(alertOfChapter(chapter, now).key.length).toBeLessThanOrEqual(400);
  });
});
