import type { Enum } from '@tsuzuki/contract/schema';
import { VISIBILITIES } from '#lib/features/lists/entry/entry.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { COMPANY } from './settings.server.ts';
import type { ownWords } from './own-words.ts';

type Say = ReturnType<typeof ownWords>;

/** A choice of a form. */
interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The score format, as the account stores it. */
export const SCORE_FORMATS = [
  'POINT_100',
  'POINT_20',
  'POINT_10_DECIMAL',
  'POINT_10',
  'POINT_5',
  'POINT_4',
  'POINT_3',
] as const satisfies readonly Enum<'ScoreFormat'>[];

/** The names of the score formats. */
export const scoreFormats = (say: Say): readonly Choice<Enum<'ScoreFormat'>>[] =>
  SCORE_FORMATS.map((value) => ({ value, label: say.scoreFormats[value] }));

/** Who may see something of a user. */
export const visibilities = (say: Say): readonly Choice<Enum<'Visibility'>>[] =>
  VISIBILITIES.map((value) => ({ value, label: say.visibilities[value] }));

/** A user in a list of users. */
export type Companion = ResultOf<typeof COMPANY>['nodes'][number];
