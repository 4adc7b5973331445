import type { RequestContext } from '#platform/graphql/context.ts';
import { readRecommended } from '#slices/trends/index.ts';
import { mediaOf, mediaOfManga, type Media } from '../rules/media.ts';
import { numberOfEdge } from '../rules/number.ts';
import { connectionRules, filled } from './connection.ts';
import type { SchemaRules } from './field-rule.ts';
import type { PageArguments } from './list-page.ts';

/** Apps ask for them of whole lists, so they cost little, and few are shown: works have recommendations in turn. */
const MOST_SHOWN = 10;

/** AniList's users write recommendations and vote on them. Here lists do both: the rating is the number of users who have both works. */
const edgesOf = async (media: Media, context: RequestContext) =>
  (await readRecommended(context, media.work))
    .slice(0, MOST_SHOWN)
    .flatMap(({ shared, anime, manga }) => {
      const other = anime ? mediaOf(anime) : manga && mediaOfManga(manga);
      if (!other) return [];
      const id = numberOfEdge(media.id, other.id);
      const node = {
        id,
        rating: shared,
        userRating: 'NO_RATING',
        media,
        mediaRecommendation: other,
      };
      return [{ node }];
    });

/** The works that are recommended beside one. */
export const recommendationRules: SchemaRules = {
  Media: {
    recommendations: {
      resolve: async (media: Media, args: PageArguments, context) =>
        filled(await edgesOf(media, context), args),
      extensions: { isPart: true },
    },
  },
  RecommendationConnection: connectionRules(1),
  RecommendationEdge: { node: { extensions: { isPart: true } } },
  Recommendation: { mediaRecommendation: { extensions: { isPart: true } } },
};
