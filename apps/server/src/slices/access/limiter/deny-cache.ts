import { BoundedMap } from '#platform/bounded-map.ts';
import { whenThere } from '#platform/eventual.ts';
import {
  standingAt,
  violatedBy,
  type Decision,
  type Quota,
  type Standing,
} from '../rules/quota.ts';
import type { Draw, LimitStore } from './store.ts';

const MOST_DENIED = 20_000;

interface Denial {
  quota: Quota;
  standing: Standing;
}

/**
 * Remembers denied buckets and denies for the store until they may draw again, so that a flood costs the shared store only one draw for
 * each request it could get through.
 */
export const withDenyCache = (store: LimitStore): LimitStore => {
  const denials = new BoundedMap<string, Denial>({ entries: MOST_DENIED });
  const remembered = ({ bucket, quota, nowMs }: Draw): Decision | undefined => {
    const known = denials.get(bucket);
    if (!known) return undefined;
    const standing = standingAt(known.standing, quota, nowMs);
    const isDenied = violatedBy(standing, quota, nowMs).length > 0;
    // Another tier has another quota, so a denial from before the change does not apply.
    if (isDenied && known.quota === quota) return { isAllowed: false, standing };
    denials.delete(bucket);
    return undefined;
  };
  return {
    draw: (draw) => {
      const known = remembered(draw);
      if (known) return known;
      const settle = (decision: Decision): Decision => {
        const { isAllowed, standing } = decision;
        if (!isAllowed) denials.set(draw.bucket, { quota: draw.quota, standing });
        return decision;
      };
      return whenThere(store.draw(draw), settle);
    },
    find: (bucket) => store.find(bucket),
    close: () => store.close(),
  };
};
