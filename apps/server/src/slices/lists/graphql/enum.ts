import { builder } from '#platform/graphql/builder.ts';
import { PROBLEM_CODES, SAVE_OUTCOMES } from '../commands/save-entries.ts';
import { SCORE_FORMATS } from '../rules/score.ts';
import { LIST_MEDIA, LIST_STATUSES, PLAY_SOURCES, VISIBILITIES } from '../rules/word.ts';

export const ListStatusEnum = builder.enumType('ListStatus', { values: LIST_STATUSES });

export const ListMediaEnum = builder.enumType('ListMedia', {
  description: 'Which of the two lists.',
  values: LIST_MEDIA,
});

export const ScoreFormatEnum = builder.enumType('ScoreFormat', {
  description:
    'How a score is written; kept is one number from 0 to 100. POINT_10_DECIMAL: 0.1 to 10. POINT_20: half points of ten. POINT_5: stars. POINT_4: grades. POINT_3: faces.',
  values: SCORE_FORMATS,
});

export const VisibilityEnum = builder.enumType('Visibility', {
  description: 'Who may see it: anybody, those who follow its owner, or its owner alone.',
  values: VISIBILITIES,
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
