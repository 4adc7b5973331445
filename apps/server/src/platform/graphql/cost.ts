import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { LARGEST_PAGE, LIMITS, PAGE_BOUNDS } from './limits.ts';

/** The variables of a request, not validated. */
export type Variables = Readonly<Record<string, unknown>>;

/** The number of objects an operation may produce, or a polynomial in the page sizes that are variables. */
export type Cost = number | ((variables: Variables) => number);

/** Evaluates a cost for one request. */
export const costFor = (cost: Cost, variables: Variables): number =>
  typeof cost === 'number' ? cost : cost(variables);

const plus = (a: Cost, b: Cost): Cost =>
  typeof a === 'number' && typeof b === 'number'
    ? a + b
    : (variables) => costFor(a, variables) + costFor(b, variables);

const times = (a: Cost, b: Cost): Cost =>
  typeof a === 'number' && typeof b === 'number'
    ? a * b
    : (variables) => costFor(a, variables) * costFor(b, variables);

type Field = GraphQLField<unknown, unknown>;

/**
 * Introspection comes from memory and has a bounded size if each part is selected once. So each alias below `__schema` or `__type` costs as
 * much as a whole introspection.
 */
const INTROSPECTION_COST = 100;

const SIZE_ARGUMENTS = new Set(['first', 'last', 'limit']);

/**
 * Reads the cost of the operations of a valid document. Fields merge in the response but count each time they are written, and
 * the branches of a union count together: the figure is an upper bound.
 */
export class CostReader {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      this.#fragments.set(definition.name.value, definition);
    }
  }

  operation({ operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode): Cost {
    const root = this.#schema.getRootType(operation);
    if (!root) return 0;
    const cost = this.#selectionSet(selectionSet, root);
    if (typeof cost === 'number') return cost;
    const defaults: Record<string, unknown> = {};
    for (const { variable, defaultValue } of variableDefinitions) {
      if (defaultValue?.kind === Kind.INT)
        defaults[variable.name.value] = Number(defaultValue.value);
    }
    return (variables) => cost({ ...defaults, ...variables });
  }

  /** @param page the number of items of the lists directly inside, if `type` is a connection. */
  #selectionSet(set: SelectionSetNode, type: GraphQLCompositeType, page?: Cost): Cost {
    let sum: Cost = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) sum = plus(sum, this.#field(node, type, page));
      else if (node.kind === Kind.INLINE_FRAGMENT)
        sum = plus(sum, this.#fragment(node, type, page));
      else {
        const fragment = this.#fragments.get(node.name.value);
        if (fragment) sum = plus(sum, this.#fragment(fragment, type, page));
      }
    }
    return sum;
  }

  #fragment(
    { selectionSet, typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
    outer: GraphQLCompositeType,
    page?: Cost,
  ): Cost {
    const type = typeCondition ? typeFromAST(this.#schema, typeCondition) : outer;
    return isCompositeType(type) ? this.#selectionSet(selectionSet, type, page) : 0;
  }

  #aliases({ selections }: SelectionSetNode): number {
    let count = 0;
    for (const node of selections) {
      if (node.kind === Kind.FIELD && node.alias) count += 1;
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
      if (inner?.selectionSet) count += this.#aliases(inner.selectionSet);
    }
    return count;
  }

  #field(node: FieldNode, parent: GraphQLCompositeType, page?: Cost): Cost {
    const field = this.#schema.getField(parent, node.name.value);
    if (!field) return 0;
    const reading = (field.extensions.cost ?? 0) + argumentsCost(field, node);
    const type = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(type)) return reading;
    if (isIntrospectionType(type))
      return INTROSPECTION_COST * (1 + this.#aliases(node.selectionSet));
    const isList = isListType(getNullableType(field.type));
    const ownPage = pageSizeOf(field, node);
    const inner = this.#selectionSet(node.selectionSet, type, isList ? undefined : ownPage);
    const item = plus(field.extensions.isPart ? 0 : 1, inner);
    const size = isList ? sizeOf(field, ownPage ?? page) : 1;
    return plus(reading, times(size, item));
  }
}

/** The number of items of a list: none if its field says so, on any page. */
const sizeOf = ({ extensions: { listSize } }: Field, page: Cost | undefined): Cost =>
  listSize === 0 ? 0 : (page ?? listSize ?? LIMITS.listSize);

/** The largest page before the caller is known. */
const WIDEST = { default: PAGE_BOUNDS.default, max: LARGEST_PAGE };

/** What the given arguments add to the cost of a field. */
const argumentsCost = ({ args }: Field, { arguments: given = [] }: FieldNode): number => {
  let sum = 0;
  for (const { name } of given)
    sum += args.find((arg) => arg.name === name.value)?.extensions.cost ?? 0;
  return sum;
};

const pageSizeOf = ({ args, extensions }: Field, node: FieldNode): Cost | undefined => {
  const { page = WIDEST, sizeArgument } = extensions;
  if (!args.some(({ name }) => name === (sizeArgument ?? 'first'))) return undefined;
  const named = sizeArgument === undefined ? SIZE_ARGUMENTS : new Set([sizeArgument]);
  const sizes = (node.arguments ?? [])
    .filter(({ name }) => named.has(name.value))
    .map(({ value }) => value);
  const evaluate = (variables: Variables): number => {
    const size = sizes.map((value) => intOf(value, variables)).find((int) => int !== undefined);
    // The resolver refuses values beyond the bounds, with a message about that argument.
    return Math.min(Math.max(size ?? page.default, 0), page.max);
  };
  return sizes.some(({ kind }) => kind === Kind.VARIABLE) ? evaluate : evaluate({});
};

const intOf = (node: ValueNode, variables: Variables): number | undefined => {
  const value =
    node.kind === Kind.VARIABLE
      ? variables[node.name.value]
      : node.kind === Kind.INT && Number(node.value);
  return typeof value === 'number' ? value : undefined;
};
