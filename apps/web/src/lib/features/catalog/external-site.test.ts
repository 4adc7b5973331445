import { expect, it } from 'vitest';
import { externalLinks } from './external-site.ts';

it('links the ids whose sites are known, and only ids that look like ids', () => {
  const links = externalLinks('anime', [
    { site: 'tmdb', id: 'tv/209867' },
    { site: 'anilist', id: '154587' },
    { site: 'mal', id: '../../login?next=evil' },
    { site: 'syobocal', id: '6776' },
  ]);
  expect(links.map((link) => link.url)).toEqual([
    'https://anilist.co/anime/154587',
    'https://www.themoviedb.org/tv/209867',
  ]);
});
