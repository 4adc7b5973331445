import { expect, it } from 'vitest';
import { workSources } from './work-sources.ts';

const line = (field: string, source: string, sourceName: string | null = null) => ({
  field,
  source,
  sourceName,
  license: 'MIT',
  url: sourceName === null ? 'javascript:alert(1)' : 'https://data.example',
});

it('tells of each source what it gave, in words and each once', () => {
  const provenance = [
    line('titleNative', 'packages', 'Packages'),
    line('startDate', 'packages', 'Packages'),
    line('externalIds.mal', 'packages', 'Packages'),
    line('externalIds.tmdb', 'packages', 'Packages'),
    line('episodes', 'packages', 'Packages'),
    line('episodes', 'community'),
    line('aFieldOfTomorrow', 'community'),
  ];
  expect(workSources(provenance, 'en')).toEqual([
    {
      source: 'packages',
      name: 'Packages',
      license: 'MIT',
      url: 'https://data.example',
      fields: ['Original title', 'Start date', 'External ID', 'Episode'],
    },
    { source: 'community', name: null, license: 'MIT', url: null, fields: ['Episode'] },
  ]);
  expect(workSources(provenance, 'ja')[0]?.fields).toContain('原題');
});
