import type { App } from '#platform/app.ts';
import { catalogue } from '#slices/catalog/index.ts';
import {
  compareMapping,
  type Comparison,
  completeRules,
  createMappingGraph,
  mapping,
  type MappingGraph,
  type MappingRule,
  statedEpisodes,
} from '#slices/mapping/index.ts';
import type { MappingFormat } from './format.ts';
import { bindMappingFile, readFileBytes } from './import.ts';
import { recogniseFormat } from './recognise.ts';

/** One of two compared mappings. */
export interface ComparedMapping {
  /** Null for the mapping of this instance. */
  file: string | null;
  format: MappingFormat | null;
  rules: number | null;
}

/** How a mapping resolves the episodes that another states. */
export interface MappingComparison {
  mapping: ComparedMapping;
  truth: ComparedMapping;
  /** What else was asked about episodes on which the two differ. */
  others: readonly ComparedMapping[];
  /** With the id of the show, the season and the number alone. */
  undated: Comparison;
  /** With air dates a week apart, from the first day of each anime on. */
  dated: Comparison;
}

const OWN: ComparedMapping = { file: null, format: null, rules: null };

interface ReadMapping extends ComparedMapping {
  file: string;
  bound: readonly MappingRule[];
}

const readMapping = async (app: App, file: string): Promise<ReadMapping> => {
  const format = recogniseFormat(file, readFileBytes(file).toString('utf8'));
  const { bound } = await bindMappingFile(app, { format, file, createMissing: false });
  const rules = [...bound.rules, ...bound.local];
  return { file, format, rules: rules.length, bound: rules };
};

const told = ({ file, format, rules }: ReadMapping): ComparedMapping => ({ file, format, rules });

/** The rules of a file alone and what follows from them, with what the catalogue knows of their anime. */
const graphOf = (known: MappingGraph, rules: readonly MappingRule[]): MappingGraph => ({
  ...createMappingGraph({
    rules: completeRules(rules, (animeId) => known.anime(animeId)),
    episodes: [],
    anime: [],
  }),
  anime: (animeId) => known.anime(animeId),
});

/**
 * Compares a mapping with another that is taken for the truth. Both are bound to the catalogue as an import would bind them, and nothing
 * is written. Episodes of anime that the catalogue does not have are left out. Where they differ and a third list states the same as the first, that
 * is contested: further files, and the lists of this instance.
 * @throws Refusal if a file cannot be read, or its format is not known
 */
export const compareMappingFiles = async (
  app: App,
  { file, truth, others }: { file: string | null; truth: string; others: readonly string[] },
): Promise<MappingComparison> => {
  await app.open(catalogue);
  const own = await app.open(mapping);
  const stated = await readMapping(app, truth);
  const compared = file === null ? null : await readMapping(app, file);
  const graph = compared ? graphOf(own, compared.bound) : own;
  const further: ReadMapping[] = [];
  for (const other of others) further.push(await readMapping(app, other));
  const asked = [...(compared ? [own] : []), ...further.map(({ bound }) => graphOf(own, bound))];
  const today = app.clock.now().toISOString().slice(0, 10);
  const episodes = [...statedEpisodes(stated.bound)];
  const compareWith = (isDated: boolean): Comparison =>
    compareMapping(graph, episodes, { today, isDated, others: asked });
  return {
    mapping: compared ? told(compared) : OWN,
    truth: told(stated),
    others: further.map(told),
    undated: compareWith(false),
    dated: compareWith(true),
  };
};
