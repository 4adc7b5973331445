import type { AiringSlot } from '#lib/features/airing/schedule.ts';
import type { Row } from '#lib/features/lists/list/list-row.ts';
import type { Titles } from '#lib/features/catalog/title.ts';

/** An entry somebody is in the middle of, with what comes next. */
export interface NextRow extends Row {
  /** The episode or chapter to go on with; null when it is not out. */
  readonly nextUnit: number | null;
}

/** Something the visitor was told. */
export interface HomeNotice {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: string;
  readonly actor: { readonly username: string } | null;
  /** Where nobody did it: what it is about, such as a media server. */
  readonly subject: string | null;
  readonly subjectId: string | null;
}

/** What somebody did whom the visitor follows. */
export interface HomeActivity {
  readonly id: string;
  readonly kind: string;
  readonly fromUnit: number | null;
  readonly toUnit: number | null;
  readonly updatedAt: string;
  readonly user: { readonly username: string } | null;
  readonly anime: (Titles & { readonly id: string }) | null;
  readonly manga: (Titles & { readonly id: string }) | null;
}

/** What the home page shows of whoever is signed in. */
export interface Home {
  /** How the visitor scores. */
  readonly format: string;
  /** Nothing is on either list. */
  readonly isNew: boolean;
  readonly anime: readonly NextRow[];
  readonly manga: readonly NextRow[];
  /** Of yesterday to tomorrow, as the day depends on the zone of the reader. */
  readonly airings: readonly AiringSlot[];
  /** Not read yet. */
  readonly notices: readonly HomeNotice[];
  readonly activities: readonly HomeActivity[];
}
