import type { Verdict } from '#platform/finding.ts';
import type { Check } from '#platform/slice.ts';
import { bad, good } from '../reasons.ts';
import { isFailingLong, MOST_AGE_DAYS } from './rules.ts';
import { sourcesState, type SourcesState } from './status.ts';

const failingLong = ({ sources }: SourcesState, now: Date): Verdict[] =>
  sources.flatMap(({ name: source, standing, fault }) => {
    if (standing !== 'on' || !fault || !isFailingLong(fault.since, now)) return [];
    const day = fault.since.toISOString().slice(0, 10);
    return [bad('SOURCE_FAILING', { source, day, fault: fault.message })];
  });

const verdictsOn = (state: SourcesState, now: Date): Verdict | Verdict[] => {
  const { newest: day, isOff, isOld, sources } = state;
  if (isOff) {
    return day === null ? good('SOURCES_OFF_WITHOUT_DATA') : good('SOURCES_OFF_WITH_DATA', { day });
  }
  const failing = failingLong(state, now);
  if (failing.length > 0) return failing;
  if (day === null) return good('SOURCES_HAVE_NO_DATA');
  // An instance that has just been set up has the data that came with it.
  const hasTried = sources.some(({ triedAt }) => triedAt !== null);
  return isOld && hasTried
    ? bad('SOURCES_OLD', { day, days: MOST_AGE_DAYS })
    : good('SOURCES_NEWEST', { day });
};

/** Whether the data of the catalogue is kept up to date, where it is to be fetched. */
export const sourcesCheck: Check = {
  name: 'sources',
  run: async (app) => verdictsOn(await sourcesState(app), app.clock.now()),
};
