import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The size of an operation with all fragments expanded. */
export interface Shape {
  depth: number;
  /** Depth below `__schema` and `__type`, which is counted separately. */
  introspectionDepth: number;
  fields: number;
  rootFields: number;
  aliases: number;
  directives: number;
  /** Definitions of the document. */
  fragments: number;
}

/** `rootFields` of a part counts the fields on its own level. */
const NOTHING: Shape = {
  depth: 0,
  introspectionDepth: 0,
  fields: 0,
  rootFields: 0,
  aliases: 0,
  directives: 0,
  fragments: 0,
};

/**
 * Measures a parsed document, which need not be valid: the largest figures of its operations and fragments. Each fragment is measured once,
 * so the time is linear in the document even if the figures are astronomic. A fragment inside itself counts as nothing, because validation
 * refuses it.
 */
export const shapeOf = ({ definitions }: DocumentNode): Shape => {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const ruler = new Ruler(new Map(fragments.map((fragment) => [fragment.name.value, fragment])));
  const shapes = [
    ...definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((operation) => ruler.measure(operation)),
    ...fragments.map((fragment) => inside(ruler.measure(fragment), fragment)),
  ];
  return shapes.reduce(largest, { ...NOTHING, fragments: fragments.length });
};

interface Part {
  readonly selectionSet?: SelectionSetNode | undefined;
  readonly directives?: readonly unknown[] | undefined;
}

class Ruler {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Shape>();

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#fragments = fragments;
  }

  measure({ selectionSet, directives }: Part): Shape {
    const own = { ...NOTHING, directives: directives?.length ?? 0 };
    return (selectionSet?.selections ?? []).reduce<Shape>(
      (sum, selection) => beside(sum, this.#selection(selection)),
      own,
    );
  }

  #selection(node: SelectionNode): Shape {
    if (node.kind === Kind.FIELD) return this.#field(node);
    if (node.kind === Kind.INLINE_FRAGMENT) return this.measure(node);
    const spread = { ...NOTHING, directives: node.directives?.length ?? 0 };
    return beside(spread, this.#fragment(node.name.value));
  }

  #field(node: FieldNode): Shape {
    const inner = this.measure(node);
    const isIntrospection = INTROSPECTION.has(node.name.value);
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      introspectionDepth: isIntrospection ? inner.depth + 1 : inner.introspectionDepth,
      fields: inner.fields + 1,
      rootFields: 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      directives: inner.directives,
      fragments: 0,
    };
  }

  #fragment(name: string): Shape {
    const known = this.#measured.get(name);
    if (known) return known;
    this.#measured.set(name, NOTHING);
    const fragment = this.#fragments.get(name);
    const shape = fragment ? this.measure(fragment) : NOTHING;
    this.#measured.set(name, shape);
    return shape;
  }
}

const INTROSPECTION = new Set(['__schema', '__type']);

/** A fragment alone is never at the root. Validation refuses fragments that no operation spreads. */
const inside = (shape: Shape, { typeCondition }: FragmentDefinitionNode): Shape =>
  typeCondition.name.value.startsWith('__')
    ? { ...shape, rootFields: 0, depth: 0, introspectionDepth: shape.depth }
    : { ...shape, rootFields: 0 };

const largest = (a: Shape, b: Shape): Shape => ({
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  fields: Math.max(a.fields, b.fields),
  rootFields: Math.max(a.rootFields, b.rootFields),
  aliases: Math.max(a.aliases, b.aliases),
  directives: Math.max(a.directives, b.directives),
  fragments: Math.max(a.fragments, b.fragments),
});

const beside = (a: Shape, b: Shape): Shape => ({
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  fields: a.fields + b.fields,
  rootFields: a.rootFields + b.rootFields,
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  fragments: 0,
});
