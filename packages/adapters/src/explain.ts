import { type Adapter, listsOf } from './adapter.ts';
import { isAtHost, webAddress } from './hosts.ts';
import type { DocumentLike, LocationLike, Sighting } from './model.ts';
import { type Problem, ProblemError } from './problem.ts';
import { type Given, runSteps, startReading } from './run.ts';
import { readWith } from './sighting.ts';
import type { Step } from './step-kind.ts';

/** What a step gave. */
export interface StepResult {
  step: string;
  /** The text, or the element as its tag; null for nothing. */
  gave: string | null;
}

/** What an adapter makes of a page, step by step. */
export interface Explanation {
  /** Whether the address is one that the adapter is for. */
  isForAddress: boolean;
  lists: { where: string; steps: StepResult[] }[];
  sighting: Sighting | null;
  /** Why reading ended early; null if it did not. */
  fault: Problem | null;
}

const shown = (given: Given): string | null =>
  typeof given === 'object' ? `<${given.nodeName.toLowerCase()}>` : (given ?? null);

/** Pages throw what they like. */
const faultOf = (error: unknown): Problem =>
  error instanceof ProblemError
    ? { reason: error.reason, values: error.values }
    : { reason: 'PAGE_FAILED', values: { detail: String(error) } };

/** Runs all of an adapter on a page, also where the page is none that it is for. */
export const explain = (
  document: DocumentLike,
  location: LocationLike,
  adapter: Adapter,
): Explanation => {
  const url = webAddress(location.href);
  const nothing = { isForAddress: false, lists: [], sighting: null };
  if (!url) return { ...nothing, fault: { reason: 'NOT_A_WEB_ADDRESS', values: {} } };
  const isForAddress = adapter.hosts === 'any' || isAtHost(adapter.hosts, url);
  const lists: Explanation['lists'] = [];
  try {
    let steps: StepResult[] = [];
    const onStep = (step: Step, given: Given) =>
      steps.push({ step: JSON.stringify(step), gave: shown(given) });
    // All lists share the budget of one page: whoever tests adapters here gets no more time than a page would take.
    const all = startReading(document, location, { onStep });
    for (const [where, list] of listsOf(adapter)) {
      steps = [];
      lists.push({ where, steps });
      runSteps(all, list);
    }
    const reading = startReading(document, location);
    const isMarked =
      !adapter.marker || adapter.hosts !== 'any' || runSteps(reading, adapter.marker) !== undefined;
    const sighting =
      isForAddress && isMarked ? readWith(startReading(document, location), adapter) : undefined;
    return { isForAddress, lists, sighting: sighting ?? null, fault: null };
  } catch (error) {
    return { isForAddress, lists, sighting: null, fault: faultOf(error) };
  }
};
