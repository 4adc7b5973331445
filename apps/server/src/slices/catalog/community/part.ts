import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import type { Media } from '../media.ts';
import type { FieldAddress } from './address.ts';
import type { EditableField } from './field.ts';
import type { CommunityValues } from './overlay.ts';

/** A work, and all that people say of it. */
export interface SaidWork {
  medium: Media;
  workId: string;
  said: CommunityValues;
}

/** What stands at some addresses. What is not known has no value. */
export interface PartValues {
  /** As readers see it. */
  values: ReadonlyMap<FieldAddress, unknown>;
  /** As it would be if people said nothing. */
  sourced: ReadonlyMap<FieldAddress, unknown>;
  /** Address → key of the source that gives what is in `sourced`. */
  sources: Readonly<Record<FieldAddress, string>>;
}

/**
 * What another slice keeps of works and people may change. What they say is part of the work’s claim of the community, like all that they say
 * of it; the slice lays it over what its sources say.
 */
export interface EditablePart {
  fields: Readonly<Record<Media, readonly EditableField[]>>;
  /** Reads the values at some addresses, and all rows of the lists whose names are among them. */
  read: (db: Database, asked: SaidWork & { wanted: readonly string[] }) => Promise<PartValues>;
  /** Brings the tables of the slice to what people say, and publishes what is news. `addresses`: what may have changed; null for all. */
  settle: (
    app: App,
    tx: Tx,
    settling: SaidWork & { addresses: readonly FieldAddress[] | null },
  ) => Promise<void>;
}
