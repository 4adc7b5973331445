import type { RequestContext } from '#platform/graphql/context.ts';
import { catalogue, mangaCatalogue, visibleTo } from '#slices/catalog/index.ts';
import { tagOf } from '../rules/tag.ts';
import { SEARCH_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

interface Worded {
  isAdult: boolean;
  genres: readonly string[];
  tags: readonly string[];
}

/** The words of all works that the caller may see, in alphabetical order. */
const wordsOf = (
  { app, caller }: RequestContext,
  read: (work: Worded) => readonly string[],
): string[] => {
  const isVisible = visibleTo(caller);
  const words = new Set<string>();
  for (const shelf of [app.get(catalogue), app.get(mangaCatalogue)]) {
    for (const work of shelf.all()) {
      if (isVisible(work)) for (const word of read(work)) words.add(word);
    }
  }
  return [...words].toSorted();
};

const words = (answer: (context: RequestContext) => unknown): FieldRule<unknown> => ({
  resolve: (_root, _args, context) => answer(context),
  extensions: { cost: SEARCH_COST, listSize: 0 },
});

export const vocabularyRules: SchemaRules = {
  Query: {
    GenreCollection: words((context) => wordsOf(context, ({ genres }) => genres)),
    MediaTagCollection: words((context) => wordsOf(context, ({ tags }) => tags).map(tagOf)),
  },
};
