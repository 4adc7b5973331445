import { z } from 'zod';
import { readJson } from '../packages/package-file.ts';
import { objectionTo, parseRow, type Refuse } from '../packages/row.ts';

/** The item of Wikidata that a row is about. */
export const Item = z.object({
  value: z.string().regex(/^https?:\/\/www\.wikidata\.org\/entity\/Q\d{1,12}$/u),
});

/** The id of an item: `Q1`. */
export const entityOf = ({ item }: { item: z.infer<typeof Item> }): string =>
  item.value.slice(item.value.lastIndexOf('/') + 1);

const Results = z.object({ results: z.object({ bindings: z.array(z.unknown()).max(2_000_000) }) });

/**
 * The rows of an answer of Wikidata's query service in JSON. Broken rows are refused.
 * @throws Error if the file is no such answer
 */
export const readBindings = <Row>(
  file: string,
  { source, row, refuse }: { source: string; row: z.ZodType<Row>; refuse: Refuse },
): Row[] => {
  const results = Results.safeParse(readJson(file));
  if (!results.success)
    throw new Error(`${file} is not a result of SPARQL in JSON: it has no results.bindings.`);
  return results.data.results.bindings.flatMap((raw, index) => {
    const ref = () => `binding ${index}`;
    const reason = objectionTo(raw);
    if (reason === null) return parseRow(row, raw, { source, ref, refuse }) ?? [];
    refuse({ source, ref: ref(), reason });
    return [];
  });
};
