import { describe, expect, it } from 'vitest';
import { coverPicture } from './cover-picture.ts';

describe('the picture of a cover', () => {
  it('is named by paths of this origin, whatever the public address is', () => {
    const small = 'https://anime.example.org/images/anime/a/cover/small?v=0a1b';
    expect(coverPicture({ small })).toEqual({
      src: '/images/anime/a/cover/medium?v=0a1b',
      srcset: [
        '/images/anime/a/cover/small?v=0a1b 100w',
        '/images/anime/a/cover/medium?v=0a1b 230w',
        '/images/anime/a/cover/large?v=0a1b 460w',
      ].join(', '),
    });
  });

  it.each([null, undefined, { small: 'nothing' }])('is none for %j', (image) => {
    expect(coverPicture(image)).toBeNull();
  });
});
