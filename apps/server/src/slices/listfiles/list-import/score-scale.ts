import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { fittingFormat, isExactIn, shownScore } from '#slices/lists/index.ts';
import { preferencesOf } from '#slices/accounts/index.ts';
import type { ImportKey } from './stored-import.ts';

/** The scores of an import that its owner's score format can only show rounded. */
export interface RoundedScores {
  rows: number;
  /** A score among them in the format that fits, and as the owner's format shows it. */
  exact: number;
  rounded: number;
  fitting: ReturnType<typeof fittingFormat>;
}

/** Scores of an import that would be shown rounded; null if there are none. */
export const roundedScores = async (
  app: App,
  { id, userId }: ImportKey,
): Promise<RoundedScores | null> => {
  const { rows: scores } = await sql<{ score: number; rows: number }>`
    select (said #>> '{says,score}')::int as score, count(*)::int as rows from listfiles.list_row
    where import_id = ${id} and outcome in ('added', 'updated', 'unchanged') and said #>> '{says,score}' is not null
    group by 1 order by rows desc, score`.execute(app.db);
  if (scores.length === 0) return null;
  const { scoreFormat } = await preferencesOf(app.db, userId);
  const rounded = scores.filter(({ score }) => !isExactIn(score, scoreFormat));
  const [first] = rounded;
  if (!first) return null;
  const fitting = fittingFormat(scores.map(({ score }) => score));
  return {
    rows: rounded.reduce((sum, { rows }) => sum + rows, 0),
    exact: shownScore(first.score, fitting) ?? 0,
    rounded: shownScore(first.score, scoreFormat) ?? 0,
    fitting,
  };
};
