import {
  agreedAnswer,
  candidatesOf,
  entriesOf,
  miss,
  weightiest,
  type Candidate,
  type Evidence,
} from './candidate.ts';
import type { ExternalMediaId, MappingGraph, Resolution } from '../model.ts';
import { sameTitleAs } from './title-match.ts';

/** The number of a film within its id. */
const FILM = 1;

const ofTitle = (candidates: readonly Candidate[], title: string | null): readonly Candidate[] => {
  if (title === null) return [];
  const isTitle = sameTitleAs(title);
  return candidates.filter(({ facts }) => facts.titles.some(isTitle));
};

/** The anime of a film. If one id is a double feature, the title decides. */
export const resolveMovie = (
  graph: MappingGraph,
  { id: { kind, id }, title }: { id: ExternalMediaId; title: string | null },
  evidence: Evidence,
): Resolution => {
  const rules = graph.rulesOf(kind, 'movie', id).filter((rule) => !rule.special);
  const candidates = candidatesOf(graph, rules);
  if (candidates.length === 0) return miss('no_mapping');
  const best = weightiest(candidates);
  const meant = entriesOf(best).length === 1 ? best : ofTitle(best, title);
  return entriesOf(meant).length === 1 ? agreedAnswer(meant, FILM, evidence) : miss('ambiguous');
};
