import type { RequestContext } from '#platform/graphql/context.ts';
import type { Media } from '#slices/catalog/values.ts';
import {
  addTo,
  NOTHING,
  talliesOf,
  workOf,
  type Facet,
  type Measure,
  type Tally,
} from '#slices/lists/index.ts';
import type { ListOwner } from '../rules/list.ts';
import { FORMAT_NAMES } from '../rules/media.ts';
import type { Slice, Slices } from '../rules/statistics.ts';
import { listOf } from './list.ts';

/** What an entry adds to the statistics, and the number of its work. */
interface Counted {
  mediaId: number;
  tallies: readonly Tally[];
}

/** Formats have AniList's names, so formats that are one there are one here. */
const valueOf = ({ facet, value }: Tally): string =>
  facet === 'FORMAT' ? (FORMAT_NAMES[value] ?? value) : value;

const slicesOf = (entries: readonly Counted[]): Slices => {
  const slices = new Map<Facet, Map<string, Slice>>();
  for (const { mediaId, tallies } of entries) {
    for (const tally of tallies) {
      const ofFacet = slices.get(tally.facet) ?? new Map<string, Slice>();
      slices.set(tally.facet, ofFacet);
      const value = valueOf(tally);
      const slice = ofFacet.get(value) ?? { measure: { ...NOTHING }, mediaIds: [] };
      ofFacet.set(value, slice);
      addTo(slice.measure, tally);
      slice.mediaIds.push(mediaId);
    }
  }
  return slices;
};

/** The statistics of a user's list of one medium, without works that the caller may not see. */
export const statisticsOf = async (
  context: RequestContext,
  owner: ListOwner,
  medium: Media,
): Promise<Slices> => {
  const { entries } = await listOf(context, owner);
  const counted = entries
    .filter(({ media }) => media.type === medium)
    .flatMap(({ entry, media }) => {
      const work = workOf(context.app, medium, media.work.id);
      return work
        ? [{ mediaId: media.id, tallies: talliesOf({ state: entry, facts: work.facts }) }]
        : [];
    });
  return slicesOf(counted);
};

/** The figures of all works except planned ones. */
export const totalOf = (slices: Slices): Measure =>
  slices.get('TOTAL')?.get('')?.measure ?? NOTHING;
