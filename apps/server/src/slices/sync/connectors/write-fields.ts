import type { PartialEntry, SyncEntry, SyncField } from '../rules/merge/entry.ts';
import type { EncodedEntry, FieldContext } from './connector.ts';

/** What fields of a merge are in the words of a service. A field that it lacks has no writer. */
export type FieldWriters = {
  [Field in SyncField]?: (value: SyncEntry[Field], context: FieldContext) => EncodedEntry;
};

/** A value under another name. */
export const named =
  (name: string) =>
  (value: unknown): EncodedEntry => ({ [name]: value });

/** A text, of which none is the empty one. */
export const textNamed =
  (name: string) =>
  (value: string | null): EncodedEntry => ({ [name]: value ?? '' });

/** A score out of `most`; `none` says that there is none. */
export const scoreNamed =
  (name: string, most: number, none: 0 | null) =>
  (score: number | null): EncodedEntry => ({
    [name]: score === null ? none : Math.max(1, Math.floor((score * most) / 100 + 0.5)),
  });

/** A name that depends on the kind. */
export const namedByKind =
  (anime: string, manga: string) =>
  (value: unknown, { kind }: FieldContext): EncodedEntry => ({
    [kind === 'manga' ? manga : anime]: value,
  });

/** A field that is only sent for manga. */
export const onlyOfManga =
  (write: (value: number) => EncodedEntry) =>
  (value: number, { kind }: FieldContext): EncodedEntry =>
    kind === 'anime' ? {} : write(value);

/** Writes the fields of a set, each by its own writer. */
export const encodeWith =
  (writers: FieldWriters) =>
  (set: PartialEntry | null, context: FieldContext): EncodedEntry => {
    const encoded: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(set ?? {})) {
      const write = writers[field as SyncField] as
        ((value: unknown, context: FieldContext) => EncodedEntry) | undefined;
      if (write && value !== undefined) Object.assign(encoded, write(value, context));
    }
    return encoded;
  };
