import type { Vocabulary } from '#platform/vocabulary.ts';
import { builder, completeSchema } from './builder.ts';
import { valuesOf, type EnumValues } from './enum.ts';

/** An enum whose values are words that slices declare, each with its description, in the order of the slices. */
export const declaredEnum = <Word extends string>(
  name: string,
  of: { description: string; words: (vocabulary: Vocabulary) => ReadonlyMap<Word, string> },
) => {
  const values: EnumValues<Word> = {};
  const ref = builder.enumType(name, { description: of.description, values });
  completeSchema((vocabulary) => {
    const words = Object.fromEntries(of.words(vocabulary)) as Record<Word, string>;
    ref.updateConfig((config) => ({ ...config, values: valuesOf(words) }));
  });
  return ref;
};
