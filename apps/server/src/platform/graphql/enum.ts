/** The values of an enum, in the form for the builder. */
export type EnumValues<Value extends string> = Record<
  string,
  { value: Value; description: string }
>;

/**
 * The values of an enum, each with its description: the words of the code, which the schema has in capitals (`fill-gaps` is
 * `FILL_GAPS`). The type parameter names all words, so that none is left without a description.
 */
export const valuesOf = <Value extends string>(
  descriptions: Readonly<Record<Value, string>>,
): EnumValues<Value> =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([value, description]) => [
      value.toUpperCase().replaceAll('-', '_'),
      { value: value as Value, description },
    ]),
  );
