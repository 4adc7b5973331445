import { totalOf } from '../queries/statistics.ts';
import type { ListOwner } from '../rules/list.ts';
import { userStatsOf } from '../rules/user-stats.ts';
import { LIST_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { readStatistics, studioOfRow, type Statistics } from './statistics.ts';

const withTotal = ({ slices }: Statistics) => ({ slices, total: totalOf(slices) });

const stats: FieldRule<ListOwner> = {
  resolve: async (owner, _args, context) => {
    const { anime, manga } = await readStatistics(context, owner);
    return userStatsOf({ ANIME: withTotal(anime), MANGA: withTotal(manga) });
  },
  extensions: { cost: LIST_COST },
};

/** Rows of a breakdown, for the cost. */
const LINES = { extensions: { listSize: 10 } };

/** The form of statistics that AniList had first, which apps still ask for. */
export const userStatsRules = {
  User: { stats },
  UserStats: {
    activityHistory: { extensions: { listSize: 0 } },
    animeStatusDistribution: LINES,
    mangaStatusDistribution: LINES,
    animeScoreDistribution: LINES,
    mangaScoreDistribution: LINES,
    animeListScores: { extensions: { isPart: true } },
    mangaListScores: { extensions: { isPart: true } },
    favouredGenresOverview: LINES,
    favouredGenres: LINES,
    favouredTags: LINES,
    favouredActors: { extensions: { listSize: 0 } },
    favouredStaff: { extensions: { listSize: 0 } },
    favouredStudios: LINES,
    favouredYears: LINES,
    favouredFormats: LINES,
  },
  StudioStats: { studio: studioOfRow },
} satisfies SchemaRules;
