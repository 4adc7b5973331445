import type { ReasonedSlice, ReasonOf } from '@tsuzuki/contract/reasons';

/** The messages of one slice in Japanese. `{name}` stands for the same value as in English; a test compares the names. */
export type Translations<Slice extends ReasonedSlice> = Readonly<Record<ReasonOf<Slice>, string>>;
