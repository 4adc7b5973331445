import type { RelationKind } from '../details.ts';

/** What puts works in an order: what a story goes on with, what belongs to what, and what was made from what. */
type Order = 'STORY' | 'PART' | 'SOURCE';

interface Step {
  order: Order;
  /** Whether the other work comes after. */
  isAfter: boolean;
}

/** Kinds that are missing put nothing in an order. */
const STEPS: Partial<Readonly<Record<RelationKind, Step>>> = {
  SEQUEL: { order: 'STORY', isAfter: true },
  PREQUEL: { order: 'STORY', isAfter: false },
  SIDE_STORY: { order: 'PART', isAfter: true },
  SPIN_OFF: { order: 'PART', isAfter: true },
  SUMMARY: { order: 'PART', isAfter: true },
  PARENT: { order: 'PART', isAfter: false },
  ADAPTATION: { order: 'SOURCE', isAfter: true },
  SOURCE: { order: 'SOURCE', isAfter: false },
};

/** Two works of which one comes after the other. */
export interface OrderedPair {
  order: Order;
  before: string;
  after: string;
}

/** The order of a work and another one that is `kind` to it; null if they have none. */
export const orderedPair = (
  work: string,
  other: string,
  kind: RelationKind | null,
): OrderedPair | null => {
  const step = kind && STEPS[kind];
  if (!step) return null;
  const { order, isAfter } = step;
  return isAfter ? { order, before: work, after: other } : { order, before: other, after: work };
};
