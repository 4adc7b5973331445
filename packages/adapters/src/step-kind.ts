/** The steps of the language, by the word that says which one it is. This file knows no schema: scripts in pages stay small. */
export const STEP_KINDS = [
  'select',
  'attr',
  'text',
  'url',
  'regex',
  'json-ld',
  'meta',
  'number',
  'trim',
  'or',
  'const',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One step. */
export type Step =
  | { select: string }
  | { attr: string }
  | { text: true }
  | {
      url: 'href' | 'host' | 'path' | 'query' | 'hash';
      name?: string | undefined;
      part?: number | undefined;
    }
  | { regex: string; group?: number | undefined }
  | { 'json-ld': string; path: string }
  | { meta: string }
  | { number: true }
  | { trim: true }
  | { or: Step[][] }
  | { const: string };

/** Which step it is. */
export const kindOf = (step: object): StepKind | undefined =>
  STEP_KINDS.find((kind) => Object.hasOwn(step, kind));
