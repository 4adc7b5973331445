import type { Titles } from '#lib/features/catalog/title.ts';

/** One act of watching or reading. */
export interface Play {
  readonly id: string;
  readonly fromUnit: number;
  readonly toUnit: number;
  /** 0 the first time through. */
  readonly pass: number;
  readonly source: string;
  readonly playedAt: string;
}

/** One rewatch or reread. */
export interface Pass {
  readonly number: number;
  readonly state: 'OPEN' | 'FINISHED' | 'ABANDONED';
  readonly startedOn: string | null;
  readonly completedOn: string | null;
}

/** The history of an entry, a page of it. */
export interface History {
  readonly work: Titles & { readonly id: string };
  /** Null where the work is not on the list. */
  readonly entry: {
    readonly id: string;
    readonly status: string;
    readonly progress: number;
    readonly passes: readonly Pass[];
    readonly plays: readonly Play[];
    readonly next: string | null;
  } | null;
}
