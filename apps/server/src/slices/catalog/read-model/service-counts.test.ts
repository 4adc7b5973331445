import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Anime } from '../anime.ts';
import { linksWithin } from '../rules/streaming.ts';
import { ServiceCounts } from './service-counts.ts';

const region = fc.constantFrom('DE', 'JP', 'US');
const link = fc.record({
  service: fc.constantFrom('abema', 'netflix', 'hidive'),
  regions: fc.option(fc.uniqueArray(region)),
});
const works = fc
  .array(fc.record({ streaming: fc.array(link, { maxLength: 4 }), isHidden: fc.boolean() }))
  .map((made) => made as unknown as (Anime & { isHidden: boolean })[]);

it('counts each anime once for each service that has it in a region', () => {
  fc.assert(
    fc.property(works, fc.option(region), (anime, asked) => {
      const expected = new Map<string, number>();
      for (const { streaming } of anime.filter(({ isHidden }) => !isHidden)) {
        const links = linksWithin(streaming, { region: asked });
        for (const service of new Set(links.map((each) => each.service))) {
          expected.set(service, (expected.get(service) ?? 0) + 1);
        }
      }
      const counts = new ServiceCounts(anime, ({ isHidden }) => !isHidden);
      expect(new Map(counts.within(asked?.toLowerCase()))).toEqual(expected);
    }),
  );
});
