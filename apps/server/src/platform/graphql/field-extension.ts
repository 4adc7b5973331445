import type { PageBounds } from './limits.ts';

/** Who may read a field: anyone · any key or signed-in user · paid tiers. */
export type Tier = 'public' | 'core' | 'full';

/** What an object type declares to the engine: `extensions: { tier: 'public' }`. */
export interface ObjectExtensions {
  /**
   * Who may come to hold such an object, and so read the fields that have no tier of their own. Every type of the public schema
   * says it (`tests/sweeps/data-tiers.test.ts`).
   */
  tier?: Tier;
  /** Its objects change by themselves, and those who follow the changes name them by id; or they depend on such objects. */
  isEntity?: boolean;
  /** Its objects are never changed: another is put in the place of one that would be. What is written of one is written once. */
  isRecord?: boolean;
}

/** What a field declares to the engine: `extensions: { tier: 'full' }`. */
export interface FieldExtensions {
  /**
   * That of the type unless said; the fields of Query and Mutation always say it. A field above public must be nullable: callers
   * below it get null.
   */
  tier?: Tier;
  /** What reading it once costs, without what is selected below: 1 for objects and 0 for leaves unless said. */
  cost?: number;
  /** Items of a list that takes no `first`, on a generous day; 0: none at all, whatever page it is on. */
  listSize?: number;
  /** The bounds of a field that takes `first`, where they are not the usual ones. */
  page?: PageBounds;
  /** The argument that says how large a page is, where it is not `first`. */
  sizeArgument?: string;
  /** The object is a part of its parent and read with it, such as a date with three fields: it costs nothing of its own. */
  isPart?: boolean;
  /**
   * Seconds for which callers of one tier may share a response that holds the field; 0 for what depends on the viewer.
   * A root field that does not say is never shared; any other field inherits.
   */
  cacheSeconds?: number;
  /** Of a root field that shows entities by id: the argument with the id or ids. A shared response is then dropped when one of them changes, not with every change. */
  entityArgument?: string;
}

declare module 'graphql' {
  // The parameters belong to the declaration that this one joins.
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> extends FieldExtensions {}
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> extends ObjectExtensions {}
}
