/** Stands in a field's value where the selected object goes. */
export interface Selected {
  readonly selected: unique symbol;
}

/**
 * A field of the schema.
 * `Value` is what it gives, with `Selected` where an object is; `Fields` are that object's fields (never: it has none to select); `Args` its arguments.
 */
export interface Field<Value, Fields = never, Args = never> {
  value: Value;
  fields: Fields;
  args: Args;
}

/** The types an object may be of, where the schema names only an interface or a union. */
export interface Members<Types> {
  members: Types;
}

type AnyField = Field<unknown, unknown, unknown>;
type Fill<Value, Object> = Value extends readonly (infer Item)[]
  ? Fill<Item, Object>[]
  : Value extends Selected
    ? Object
    : Value;

type ArgsOf<F> = F extends Field<unknown, unknown, infer Args> ? Args : never;
type FieldsOf<F> = F extends Field<unknown, infer Fields, unknown> ? Fields : never;
type ValueOf<F> = F extends Field<infer Value, unknown, unknown> ? Value : never;

/** Arguments stand beside the selected fields, under `$`; optional where every one of them is. */
type Arguments<Args> = [Args] extends [never]
  ? { $?: never }
  : Partial<Args> extends Args
    ? { $?: Args }
    : { $: Args };

/** What may be selected of one field: `true`, its arguments alone, or fields of its object. */
type SelectionOfField<F> = [FieldsOf<F>] extends [never]
  ? [ArgsOf<F>] extends [never]
    ? true
    : Partial<ArgsOf<F>> extends ArgsOf<F>
      ? true | Arguments<ArgsOf<F>>
      : Arguments<ArgsOf<F>>
  : Arguments<ArgsOf<F>> & Selection<FieldsOf<F>>;

/** A selection of fields: `{ anime: { $: { id }, titleRomaji: true } }`. */
export type Selection<Fields> = {
  [Name in keyof Fields]?: Fields[Name] extends AnyField
    ? SelectionOfField<Fields[Name]>
    : Fields[Name] extends Members<infer Types>
      ? { [Type in keyof Types]?: Selection<Types[Type]> }
      : never;
};

/** Refuses names that the schema does not have, at any depth. */
export type Strict<Fields, S> = {
  [Name in keyof S]: Name extends '$'
    ? unknown
    : Name extends keyof Fields
      ? Fields[Name] extends Members<infer Types>
        ? StrictMembers<Types, S[Name]>
        : [FieldsOf<Fields[Name]>] extends [never]
          ? unknown
          : Strict<FieldsOf<Fields[Name]>, S[Name]>
      : never;
};

type StrictMembers<Types, S> = {
  [Type in keyof S]: Type extends keyof Types ? Strict<Types[Type], S[Type]> : never;
};

/** What a selection gives; of an interface or a union one of the types it may be, told apart by `__typename`. */
export type Result<Fields, S> = Fields extends { on: Members<infer Types> }
  ? {
      [Type in keyof Types]: ResultOf<Types[Type], S> & ResultOn<Types[Type], Type, S>;
    }[keyof Types]
  : ResultOf<Fields, S>;

type ResultOn<Fields, Type extends PropertyKey, S> = S extends { on: { [T in Type]: infer Own } }
  ? ResultOf<Fields, Own>
  : unknown;

type ResultOf<Fields, S> = {
  [Name in Exclude<keyof S & keyof Fields, '$'>]: Fill<
    ValueOf<Fields[Name]>,
    Result<FieldsOf<Fields[Name]>, S[Name]>
  >;
};
