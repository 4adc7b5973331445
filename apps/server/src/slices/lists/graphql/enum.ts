import { builder } from '#platform/graphql/builder.ts';
import { PROBLEM_CODES, SAVE_OUTCOMES } from '../commands/save-entries.ts';
import { LIST_MEDIA, PLAY_SOURCES } from '../rules/word.ts';

export { ListStatusEnum } from '#slices/catalog/index.ts';
export { ScoreFormatEnum, VisibilityEnum } from '#slices/profiles/index.ts';

export const ListMediaEnum = builder.enumType('ListMedia', {
  description: 'Which of the two lists.',
  values: LIST_MEDIA,
});

export const PlaySourceEnum = builder.enumType('PlaySource', {
  description: 'Which door a play came through.',
  values: PLAY_SOURCES,
});

export const SaveOutcomeEnum = builder.enumType('SaveOutcome', {
  description:
    'What became of an entry. REFUSED: nothing was written, "problem" says why. UNCHANGED: it says all this already.',
  values: SAVE_OUTCOMES,
});

export const ProblemCodeEnum = builder.enumType('ListProblemCode', {
  description:
    'STALE_VERSION: the entry was changed since the version that was sent; "entry" is what it is now.',
  values: PROBLEM_CODES,
});
