import { refusal } from '#platform/reasons.ts';
import { isId, readId } from '#platform/ids.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import type { Caller, RequestContext } from './context.ts';
import type { Scope } from '#platform/vocabulary.ts';

/** An object with an id: its own `id`, or another that its type defines. */
interface Identified {
  readonly id: string | number;
}

type Found = Identified | null | undefined;

/** Objects of one type that are found by their ids alone. */
interface Kind {
  type: string;
  /** The id of an object of this type that an id stands for; undefined if it has another form. */
  idOf: (id: string) => string | undefined;
  find: (context: RequestContext, id: string) => Found | Promise<Found>;
}

/** Types in memory are searched first, so that public objects cost no statement. */
const inMemory: Kind[] = [];
const stored: Kind[] = [];

/** Lets `node` find objects in memory that the caller may see, also by the id of a page of them. */
export const addNodesInMemory = (
  type: string,
  find: (context: RequestContext, id: string) => Found,
): void => {
  inMemory.push({ type, idOf: readId, find });
};

/** Lets `node` find objects in the database that the caller may see, with one read for all ids of a request. */
export const addStoredNodes = (
  type: string,
  load: (
    context: RequestContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Identified>>,
  takes: (id: string) => boolean = isId,
): void => {
  stored.push({ type, idOf: (id) => (takes(id) ? id : undefined), find: batched(load) });
};

/** The same for objects that are found one by one, whose reads are batched already. */
export const eachById =
  <Item>(find: (context: RequestContext, id: string) => Promise<Item | null>) =>
  async (context: RequestContext, ids: readonly string[]): Promise<Map<string, Item>> => {
    const found = await Promise.all(ids.map(async (id) => [id, await find(context, id)] as const));
    return new Map(found.flatMap(([id, item]) => (item === null ? [] : [[id, item] as const])));
  };

/** The user whose private objects a caller may read; null without an account and without the scope. */
export const ownerFor = (
  { userId, scopes }: Pick<Caller, 'userId' | 'scopes'>,
  scope: Scope,
): string | null => (scopes.includes(scope) ? userId : null);

/** The objects that were found, by id. */
export const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

const typeOf = new WeakMap<Identified, string>();

export const NodeRef = builder.interfaceRef<Identified>('Node').implement({
  description: 'An object with an id.',
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: false,
      description: 'Id of the object, unique among objects of all types.',
    }),
  }),
  resolveType: (node) => typeOf.get(node),
});

const DIGITS = /^\d{1,15}$/u;

/** An id in its stored form. @throws Refusal `BAD_USER_INPUT` if no object can have it */
const nodeId = (text: string): string => {
  if (DIGITS.test(text) || readId(text) !== undefined) return text.toLowerCase();
  throw refusal('BAD_USER_INPUT', 'NODE_ID_INVALID', { id: text.slice(0, 64) });
};

const findNode = async (context: RequestContext, text: string): Promise<Identified | null> => {
  const asked = nodeId(text);
  for (const { type, idOf, find } of [...inMemory, ...stored]) {
    const id = idOf(asked);
    const found = id === undefined ? null : await find(context, id);
    if (!found) continue;
    typeOf.set(found, type);
    return found;
  }
  return null;
};

/** Objects one request may ask for. */
const MOST_IDS = 50;
/** Each kind of object that is stored may cost a statement: there are some fifteen. */
const COST = 15;

builder.queryFields((t) => ({
  node: t.field({
    type: NodeRef,
    nullable: true,
    description:
      'The object with an id, whatever its type; null when there is none, or none that the caller may see. What is the caller’s own needs the scope that its field of `viewer` needs.',
    args: { id: t.arg.id({ required: true, description: 'The `id` of an object.' }) },
    // Some of the objects are private to the caller.
    extensions: { tier: 'public', cacheSeconds: 0, cost: COST },
    resolve: (_root, { id }, context) => findNode(context, id),
  }),
  nodes: t.field({
    type: [NodeRef],
    nullable: { list: true, items: true },
    description: `Objects by their ids, ${MOST_IDS} at most, in the order of the ids; null where \`node\` would be.`,
    args: { ids: t.arg.idList({ required: true, description: 'The `id` of each object.' }) },
    extensions: { tier: 'public', cacheSeconds: 0, cost: COST, listSize: MOST_IDS },
    resolve: (_root, { ids }, context) => {
      if (ids.length > MOST_IDS) {
        throw refusal('BAD_USER_INPUT', 'TOO_MANY_ITEMS', {
          most: MOST_IDS,
          count: ids.length,
          field: 'ids',
        });
      }
      // Each is awaited separately, so that an invalid id does not fail the others.
      return ids.map((id) => findNode(context, id));
    },
  }),
}));
