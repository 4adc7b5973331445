import { isWithinRun } from './air-date.ts';
import {
  agreedAnswer,
  candidatesOf,
  entriesOf,
  miss,
  weightiest,
  type Candidate,
  type Evidence,
} from './candidate.ts';
import {
  LOCAL_PRIORITY,
  type ExternalMediaId,
  type MappingGraph,
  type Resolution,
} from '../model.ts';
import { isSeconded } from './seconded.ts';
import { sameTitleAs } from './title-match.ts';

/** The number of a film within its id. */
const FILM = 1;

const ofTitle = (candidates: readonly Candidate[], title: string | null): readonly Candidate[] => {
  if (title === null) return [];
  const isTitle = sameTitleAs(title);
  return candidates.filter(({ facts }) => facts.titles.some(isTitle));
};

/**
 * The rules to choose from: the weightiest. If another source contradicts those of a list, and none says the same, neither is better than the other,
 * and all are left.
 */
const choicesOf = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const best = weightiest(candidates);
  const isSure = best.some(
    (candidate) =>
      candidate.rule.priority === LOCAL_PRIORITY || isSeconded(candidate, candidates, FILM),
  );
  const isContradicted = candidates.some(({ rule }) =>
    best.every(({ rule: of }) => of.source !== rule.source && of.animeId !== rule.animeId),
  );
  return isContradicted && !isSure ? candidates : best;
};

/** The rules for films that came out on a date, give or take two weeks. Dates of other countries differ by more, and tell nothing. */
const ofPremiere = (
  candidates: readonly Candidate[],
  { airDate, today }: Evidence,
): readonly Candidate[] => {
  if (airDate === null) return [];
  return candidates.filter(({ facts }) =>
    isWithinRun({ ...facts, endOn: facts.startOn }, airDate, today),
  );
};

/** Of several entries, the rules for the one of a title, or otherwise of a date. */
const ofOneEntry = (
  candidates: readonly Candidate[],
  title: string | null,
  evidence: Evidence,
): readonly Candidate[] => {
  if (entriesOf(candidates).length === 1) return candidates;
  const titled = ofTitle(candidates, title);
  return titled.length > 0 ? titled : ofPremiere(candidates, evidence);
};

/** The anime of a film. If one id is a double feature, or sources disagree, the title decides, or otherwise the date. */
export const resolveMovie = (
  graph: MappingGraph,
  { id: { kind, id }, title }: { id: ExternalMediaId; title: string | null },
  evidence: Evidence,
): Resolution => {
  const rules = graph.rulesOf(kind, 'movie', id).filter((rule) => !rule.special);
  const candidates = candidatesOf(graph, rules);
  if (candidates.length === 0) return miss('no_mapping');
  const meant = ofOneEntry(choicesOf(candidates), title, evidence);
  return entriesOf(meant).length === 1 ? agreedAnswer(meant, FILM, evidence) : miss('ambiguous');
};
