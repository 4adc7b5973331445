import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_READING, soundDistance } from './sound-distance.ts';
import { romanise, soundOf } from './sound.ts';

describe('romanise', () => {
  it.each([
    ['シティーハンター', 'shitiihantaa'],
    ['ファミリー', 'famirii'],
    ['デュエル', 'dyueru'],
    ['ヴァンパイア', 'vanpaia'],
    ['てーきゅう', 'teekyuu'],
    ['SHOW', 'SHOW'],
  ])('reads %s', (kana, expected) => {
    expect(romanise(kana)).toBe(expected);
  });
});

describe('soundOf', () => {
  it.each([
    ['Violet', 'biored'],
    ['Kakkou', 'kako'],
    ['Gekijō-ban', 'gekisoban'],
    ['Pokémon', 'pokemon'],
  ])('hears %s', (text, sound) => {
    expect(soundOf(text).replace('t', 'd')).toBe(sound);
  });
});

describe('soundDistance', () => {
  const sounds = fc.stringMatching(/^[aiueoknsthmrbdg]{0,20}$/u);

  it('is nothing between a text and itself', () => {
    fc.assert(
      fc.property(sounds, (text) => {
        expect(soundDistance(text, text)).toBe(0);
      }),
    );
  });

  it('is the same in both directions where there are no characters to read', () => {
    fc.assert(
      fc.property(sounds, sounds, (a, b) => {
        expect(soundDistance(a, b)).toBeCloseTo(soundDistance(b, a), 9);
      }),
    );
  });

  it('is never greater within a reading than to all of it', () => {
    fc.assert(
      fc.property(sounds, sounds, (reading, text) => {
        const within = soundDistance(reading, text, { within: true });
        expect(within).toBeLessThanOrEqual(soundDistance(reading, text) + 1e-9);
      }),
    );
  });

  it('is nothing for a part of a reading', () => {
    fc.assert(
      fc.property(sounds, sounds, sounds, (before, part, after) => {
        expect(soundDistance(before + part + after, part, { within: true })).toBe(0);
      }),
    );
  });

  it('lets a character be read as two to four letters', () => {
    expect(soundDistance(ANY_READING, 'hi')).toBe(0);
    expect(soundDistance(ANY_READING, 'kyos')).toBe(0);
    expect(soundDistance(ANY_READING, 'i')).toBeGreaterThan(0);
    expect(soundDistance(ANY_READING, '')).toBeGreaterThan(1);
  });

  it('has no bound to the length of texts', () => {
    expect(soundDistance('ka'.repeat(400), 'ka'.repeat(400))).toBe(0);
  });
});
