import { refusalsOf, type Reasons } from '#platform/errors.ts';
import { reasons as shared } from '#platform/reasons.ts';

/** Why an edit does not get to the hub. */
export const upstreamReasons = {
  HUB_ANSWERS_NONSENSE: 'The hub answered with something else than an edit.',
  HUB_ASKS_LESS: 'The hub asks to be asked less often.',
  HUB_BROKEN: 'The hub answered with status {status}.',
  HUB_KEY_REFUSED: 'The hub lets this instance send no edits: {words}',
  HUB_REFUSED_EDIT: 'The hub refused the edit: {words}',
  HUB_UNREACHABLE: 'The hub can’t be reached: {words}',
} as const satisfies Reasons;

export const refusal = refusalsOf({ ...shared, ...upstreamReasons });
