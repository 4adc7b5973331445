import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from './context.ts';
import { PAGE_BOUNDS, type PageBounds } from './limits.ts';

/** Where the engine puts a `PagedList` into the arguments of a field that pages. */
export const LIST = Symbol('list');

/** The list of a page, and the bounds of a page for its caller. */
export interface PagedList {
  /** Identifies the list, so that it refuses cursors of others. */
  readonly name: string;
  readonly bounds: PageBounds;
}

/** A list without a field, as in tests. */
export const ANY_LIST: PagedList = { name: '', bounds: PAGE_BOUNDS };

type Arguments = Readonly<Record<string, unknown>>;
type Resolver = GraphQLFieldResolver<unknown, RequestContext, Arguments>;

const PAGING = new Set(['first', 'after', 'last', 'before', 'limit']);

const idOf = (source: unknown): unknown =>
  typeof source === 'object' && source !== null && 'id' in source ? source.id : null;

/** The list of a field with arguments. Its name is expensive and most pages do not need it, so it is computed when first read. */
class FieldList implements PagedList {
  readonly bounds: PageBounds;
  readonly #source: unknown;
  readonly #args: Arguments;
  readonly #info: GraphQLResolveInfo;
  #name: string | undefined;

  constructor(source: unknown, args: Arguments, info: GraphQLResolveInfo, bounds: PageBounds) {
    this.bounds = bounds;
    this.#source = source;
    this.#args = args;
    this.#info = info;
  }

  get name(): string {
    if (this.#name !== undefined) return this.#name;
    const { parentType, fieldName } = this.#info;
    const filter = Object.entries(this.#args).filter(
      ([name, value]) => value != null && !PAGING.has(name),
    );
    return (this.#name = JSON.stringify([parentType.name, fieldName, idOf(this.#source), filter]));
  }
}

const paged =
  (resolve: Resolver, own: PageBounds | undefined): Resolver =>
  (source, args, context, info) => {
    const bounds = own ?? { ...PAGE_BOUNDS, max: context.allowance.pageSize };
    const list: PagedList = new FieldList(source, args, info, bounds);
    return resolve(source, { ...args, [LIST]: list }, context, info);
  };

/** Passes to the resolver of every field with pages its list, and the bounds of a page for its caller. */
export const nameLists = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.args.some(({ name }) => name === 'after')) continue;
      field.resolve = paged(field.resolve ?? defaultFieldResolver, field.extensions.page);
    }
  }
  return schema;
};
