import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  ADAPTER_INVALID: 'The adapter is not valid. Check it first: the page says what is wrong.',
  ADAPTER_TOO_LARGE: 'An adapter has at most {most} characters.',
  ADAPTER_UNCHANGED: 'The adapter already says this. Change it first.',
  ADAPTER_TEXT_TOO_LONG: 'This text has at most {most} characters.',
  ADAPTER_QUOTA_REACHED:
    'You have {most} open proposals of adapters. Wait until some of them are decided.',
  ADAPTER_PROPOSAL_NOT_FOUND: 'There is no such proposal.',
  ADAPTER_PROPOSAL_CLOSED: 'This proposal is no longer open.',
  ADAPTER_EDITOR_NEEDED: 'Only editors decide about adapters.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

export const because = becauseOf(reasons);
