import type { DataSource } from '#slices/catalog/index.ts';
import type { CatalogueSource } from '../commands/catalogue-import.ts';
import type { LicensedSource } from '../licence-gate.ts';
import type { MappingFormat } from '../mapping/format.ts';
import type { FetchedKey } from './keys.ts';

/** Where a source is published. */
export type Location =
  | {
      kind: 'file';
      address: string;
      headers?: Readonly<Record<string, string>>;
      /** Where its SHA-1 is published, as `<hex>  <name>`. */
      sha1Address?: string;
    }
  /** A file of a release of GitHub; `latest` is the newest release. GitHub says its SHA-256. */
  | { kind: 'release'; repository: string; tag: string; asset: string }
  /** A JSON file that is GitHub's record of one file of a release. */
  | { kind: 'asset'; address: string };

/** A file of an archive that is read, and most bytes of it. */
export interface ArchiveEntry {
  name: string;
  mostBytes: number;
}

/** How the bytes that come are packed. The entry of an archive is found by its name. */
export type Packing =
  | { kind: 'none' }
  /** The importer reads it as it is, so it is only looked through. */
  | { kind: 'read-packed'; by: 'zstd' }
  | { kind: 'read-packed'; by: 'zip'; entries: readonly ArchiveEntry[] }
  | { kind: 'zstd' }
  | { kind: 'gzip' }
  | { kind: 'zip'; entry: RegExp };

export type Form = 'json' | 'json-lines' | 'xml' | 'yaml';

/** A source that the service fetches itself. */
export interface FetchedSource extends LicensedSource {
  key: FetchedKey;
  info: Pick<DataSource, 'name' | 'licence' | 'url'>;
  location: Location;
  /** The hosts it may be fetched from, wherever a release or a redirect leads. */
  hosts: readonly string[];
  packing: Packing;
  form: Form;
  /** Most bytes of what is downloaded, and of what is in it. */
  mostBytes: number;
  mostUnpackedBytes: number;
  /** From the first question to the last byte. */
  deadlineMs: number;
  everyDays: number;
  /** Its server wants to be asked no more often than once in so many hours, whoever wishes it. */
  restHours?: number;
  /** How it gets into the catalogue or the mapping. */
  into: { kind: 'catalogue'; source: CatalogueSource } | { kind: 'mapping'; format: MappingFormat };
}
