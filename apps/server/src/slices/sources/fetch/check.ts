import type { Check, Verdict } from '#platform/slice.ts';
import { isFailingLong, MOST_AGE_DAYS } from './rules.ts';
import { sourcesState, type SourcesState } from './status.ts';

const WHAT_TO_DO = 'See Administration → Data sources, or run `tsuzuki catalog refresh`.';

const dated = ({ newest }: SourcesState): string =>
  newest === null ? 'there is no data yet' : `the newest data is from ${newest}`;

const failingLong = ({ sources }: SourcesState, now: Date): string[] =>
  sources.flatMap(({ name, standing, fault }) =>
    standing === 'on' && fault && isFailingLong(fault.since, now)
      ? [`${name} has failed since ${fault.since.toISOString().slice(0, 10)}: ${fault.message}`]
      : [],
  );

const verdictOn = (state: SourcesState, now: Date): Verdict => {
  if (state.isOff) return { isGood: true, detail: `off: ${dated(state)}` };
  const failing = failingLong(state, now);
  if (failing.length > 0) return { isGood: false, detail: `${failing.join(' ')} ${WHAT_TO_DO}` };
  // An instance that has just been set up has the data that came with it.
  const hasTried = state.sources.some(({ triedAt }) => triedAt !== null);
  if (state.isOld && hasTried)
    return {
      isGood: false,
      detail: `${dated(state)}, more than ${MOST_AGE_DAYS} days ago. ${WHAT_TO_DO}`,
    };
  return { isGood: true, detail: dated(state) };
};

/** Whether the data of the catalogue is kept up to date, where it is to be fetched. */
export const sourcesCheck: Check = {
  name: 'sources',
  run: async (app) => verdictOn(await sourcesState(app), app.clock.now()),
};
