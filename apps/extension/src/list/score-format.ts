import type { Outside } from '../platform/outside.ts';
import { ask } from '../servers/ask.ts';
import { SCORE_FORMAT } from '../servers/documents.ts';
import type { Server } from '../servers/server.ts';

/** How scores are typed in: the highest one, and the distance of two. */
export const SCORE_FORMATS = {
  POINT_3: { most: 3, step: 1 },
  POINT_4: { most: 4, step: 1 },
  POINT_5: { most: 5, step: 1 },
  POINT_10: { most: 10, step: 1 },
  POINT_10_DECIMAL: { most: 10, step: 0.1 },
  POINT_20: { most: 20, step: 1 },
  POINT_100: { most: 100, step: 1 },
} as const;
export type ScoreFormat = keyof typeof SCORE_FORMATS;

interface Answer {
  viewer: { preferences: { scoreFormat: string } | null };
}

/** The format that the person chose on a server. A format that we do not know is shown as 0 to 100. @throws Failure */
export const scoreFormat = async (outside: Outside, server: Server): Promise<ScoreFormat> => {
  const { viewer } = await ask<Answer>(outside, server, { document: SCORE_FORMAT, variables: {} });
  const chosen = viewer.preferences?.scoreFormat ?? '';
  return Object.hasOwn(SCORE_FORMATS, chosen) ? (chosen as ScoreFormat) : 'POINT_100';
};
