import type { KeptReason } from '#lib/form/kept-refusal.ts';

/** Scheduled exports of a list, as their owner sees them. */
export interface ExportSchedule {
  readonly frequency: 'daily' | 'weekly';
  readonly format: string;
  readonly keep: number;
  readonly place: Readonly<Record<string, string>> & {
    readonly target: 'folder' | 'webdav' | 's3';
  };
  readonly hasSecret: boolean;
  readonly nextAt: string;
  readonly last: {
    readonly at: string;
    readonly isWritten: boolean;
    readonly entries: number | null;
    readonly bytes: number | null;
    readonly fault: string | null;
    readonly faultReason: KeptReason | null;
  } | null;
  readonly kept: number;
}

/** The destinations that this instance offers. */
export const targetsOf = (hasFolder: boolean): readonly ExportSchedule['place']['target'][] =>
  hasFolder ? ['webdav', 's3', 'folder'] : ['webdav', 's3'];

/** The fields of each destination. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  folder: [],
  webdav: ['address', 'name'],
  s3: ['address', 'region', 'bucket', 'prefix', 'keyId'],
};

/** The destination in a form. The form also sends the fields of other destinations, which are left out. */
export const placeIn = (text: (name: string) => string): Record<string, string> => {
  const target = text('target');
  const said = (FIELDS[target] ?? []).map((name) => [name, text(`${target}.${name}`)]);
  return { target, ...Object.fromEntries(said) };
};
