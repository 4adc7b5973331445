/** Who may read a field: anyone · any key or signed-in user · paid tiers. */
export type DataTier = 'public' | 'core' | 'full';

/** An argument of a field, or a field of an input object. */
export interface InputReference {
  readonly name: string;
  /** As the schema writes it: `[ID!]!`. */
  readonly type: string;
  readonly description: string | null;
  /** As a document would write it; null without one. */
  readonly defaultValue: string | null;
  readonly deprecation: string | null;
}

/** What reading a field costs. */
export interface CostReference {
  /** Points besides what is selected below it. */
  readonly reading: number;
  /** Objects it is taken to give: a figure, or the size of the page that is asked for; null of a leaf. */
  readonly items: number | 'page' | null;
}

/** A field of an object type or of a root type. */
export interface FieldReference {
  readonly name: string;
  readonly type: string;
  readonly description: string | null;
  readonly args: readonly InputReference[];
  readonly tier: DataTier;
  readonly cost: CostReference;
  readonly deprecation: string | null;
}

/** A value of an enum. */
export interface ValueReference {
  readonly name: string;
  readonly description: string | null;
  readonly deprecation: string | null;
}

export type TypeKind = 'object' | 'interface' | 'union' | 'enum' | 'input' | 'scalar';

/** A type of the schema, the root types apart; what a kind does not have is empty. */
export interface TypeReference {
  readonly name: string;
  readonly kind: TypeKind;
  readonly description: string | null;
  readonly fields: readonly FieldReference[];
  readonly inputs: readonly InputReference[];
  readonly values: readonly ValueReference[];
  /** Members of a union, implementations of an interface. */
  readonly members: readonly string[];
  /** Where it is given or taken: `Query.anime`, `Viewer.animeList`. */
  readonly usedBy: readonly string[];
  /** Names of the examples that select or name it, the shortest first. */
  readonly examples: readonly string[];
}

/** The whole schema with what the engine knows of it besides, in the order of the alphabet. */
export interface ApiReference {
  readonly queries: readonly FieldReference[];
  readonly mutations: readonly FieldReference[];
  readonly types: readonly TypeReference[];
}
