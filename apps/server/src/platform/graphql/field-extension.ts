import type { PageBounds } from './limits.ts';

/** Who may read a field: anyone · any key or signed-in user · paid tiers. */
export type Tier = 'public' | 'core' | 'full';

/** What an object type declares to the engine: `extensions: { tier: 'public' }`. */
export interface ObjectExtensions {
  /**
   * Who may get such an object, and so read its fields without their own tier. Every type of the public schema declares it
   * (`tests/sweeps/data-tiers.test.ts`).
   */
  tier?: Tier;
  /** Its objects can change, and the change feed names them by id; or they depend on such objects. */
  isEntity?: boolean;
  /** Its objects never change: a new object replaces the old one. So the bytes written of one can be reused. */
  isRecord?: boolean;
}

/** What a field declares to the engine: `extensions: { tier: 'full' }`. */
export interface FieldExtensions {
  /**
   * By default that of the type. Fields of Query and Mutation always declare it. A field above `public` must be nullable, because callers
   * below its tier get null.
   */
  tier?: Tier;
  /** The cost of reading it once, without its selection: by default 1 for objects and 0 for leaves. */
  cost?: number;
  /** A generous number of items of a list without `first`; 0 for a list that costs nothing. */
  listSize?: number;
  /** The bounds of a field with `first`, if they are not the usual ones. */
  page?: PageBounds;
  /** The argument with the size of a page, if it is not `first`. */
  sizeArgument?: string;
  /** The object is a part of its parent and read with it, such as a date with three fields, so it costs nothing. */
  isPart?: boolean;
  /**
   * Seconds for which callers of one tier may share a response with the field; 0 if it depends on the viewer. A root field without it is
   * never shared; other fields inherit.
   */
  cacheSeconds?: number;
  /**
   * For a root field that shows entities by id: the argument with the ids. A shared response is then dropped only when one of them changes,
   * and not with every change.
   */
  entityArgument?: string;
}

/** What an argument declares to the engine. */
interface ArgumentExtensions {
  /** What it adds to the cost of its field. */
  cost?: number;
}

declare module 'graphql' {
  // The parameters belong to the declaration that this one joins.
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> extends FieldExtensions {}
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> extends ObjectExtensions {}
  interface GraphQLArgumentExtensions extends ArgumentExtensions {}
}
