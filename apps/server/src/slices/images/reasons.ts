import { refusalsOf, type Reasons } from '#platform/errors.ts';
import { verdictsOf } from '#platform/finding.ts';

/** Why this slice refuses. */
export const reasons = {
  IMAGES_BUSY: 'Many pictures are being fetched. Try again in {retryAfter} seconds.',
  IMAGES_NO_ROOM: 'The disk has no room for pictures.',
  IMAGE_NOT_FOUND: 'There is no such picture.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

/** What the check of pictures finds. */
export const findings = {
  IMAGES_DECODER_MISSING:
    'the decoder of pictures (sharp) cannot be loaded here: {error} Covers are drawn. Install the packages again with `npm ci`, or set IMAGES to off.',
  IMAGES_HERE: '{kept} pictures are known; their files take {megabytes} of {most} MB',
  IMAGES_OFF: 'off: covers are drawn',
} as const satisfies Reasons;

export const { good, bad } = verdictsOf(findings);
