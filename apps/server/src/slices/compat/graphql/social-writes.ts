import { refusal } from '../reasons.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

/** What people write and like on AniList, for which this instance has no place. */
const SOCIAL = [
  'SaveTextActivity',
  'SaveMessageActivity',
  'SaveListActivity',
  'DeleteActivity',
  'ToggleActivityPin',
  'ToggleActivitySubscription',
  'SaveActivityReply',
  'DeleteActivityReply',
  'ToggleLike',
  'ToggleLikeV2',
  'ToggleFollow',
  'UpdateFavouriteOrder',
  'SaveReview',
  'DeleteReview',
  'RateReview',
  'SaveRecommendation',
  'SaveThread',
  'DeleteThread',
  'ToggleThreadSubscription',
  'SaveThreadComment',
  'DeleteThreadComment',
  'UpdateAniChartSettings',
  'UpdateAniChartHighlights',
] as const;

/** As AniList answers an account that may not. */
const refused: FieldRule<unknown> = {
  resolve: (_root, _args, { caller }) => {
    throw caller.userId === null
      ? refusal('UNAUTHENTICATED', 'COMPAT_UNAUTHORIZED')
      : refusal('FORBIDDEN', 'COMPAT_NOT_OFFERED');
  },
};

export const socialWriteRules: SchemaRules = {
  Mutation: Object.fromEntries(SOCIAL.map((field) => [field, refused])),
};
