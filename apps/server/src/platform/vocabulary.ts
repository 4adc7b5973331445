import type { Reasons } from './errors.ts';

/**
 * The words that slices declare and slices left of them keep: audits, kinds of notices, scopes. Each slice declares its own in its
 * `vocabulary.ts`, where it adds them to these interfaces under its name:
 *
 *     declare module '#platform/vocabulary.ts' {
 *       interface Audits { feeds: (typeof audits)[number] }
 *     }
 */
export interface Audits {
  platform: never;
}

/** The kinds of notices, by slice. */
export interface Notices {
  platform: never;
}

/** The scopes, by slice. */
export interface Scopes {
  platform: never;
}

/** A sensitive action on an account, as the audit stores it. */
export type AuditAction = Audits[keyof Audits];

/** A kind of notice in somebody's inbox. */
export type NoticeKind = Notices[keyof Notices];

/** What a credential may be used for. An API key has some scopes, and a signed-in user all. */
export type Scope = Scopes[keyof Scopes];

/** A scope as its slice declares it. */
export interface DeclaredScope {
  name: Scope;
  /** Players that sign in with a code get it. */
  isForPlayers?: true;
}

/** What one slice declares. */
export interface Declarations {
  name: string;
  audits?: readonly AuditAction[];
  /** The description of each kind, for the API. */
  notices?: Readonly<Partial<Record<NoticeKind, string>>>;
  scopes?: readonly DeclaredScope[];
  /** Why it refuses, each with its message in English. */
  reasons?: Reasons;
  /** What its checks find, each with its message in English. */
  findings?: Reasons;
}

/** The words of all slices, in the order of the slices. */
export interface Vocabulary {
  audits: ReadonlySet<AuditAction>;
  notices: ReadonlyMap<NoticeKind, string>;
  scopes: readonly Scope[];
  /** Those of players that sign in with a code. */
  playerScopes: readonly Scope[];
  reasons: ReadonlyMap<string, string>;
}

const requireUnique = (kind: string, words: readonly string[]): void => {
  const twice = words.find((word, index) => words.indexOf(word) !== index);
  if (twice !== undefined) throw new Error(`The ${kind} "${twice}" is declared twice.`);
};

/** Collects the words of the slices. @throws Error for a word that is declared twice. */
export const vocabularyOf = (slices: readonly Declarations[]): Vocabulary => {
  const audits = slices.flatMap((slice) => slice.audits ?? []);
  const notices = slices.flatMap(
    (slice) => Object.entries(slice.notices ?? {}) as [NoticeKind, string][],
  );
  const scopes = slices.flatMap((slice) => slice.scopes ?? []);
  const reasons = slices.flatMap((slice) => Object.entries(slice.reasons ?? {}));
  const findings = slices.flatMap((slice) => Object.keys(slice.findings ?? {}));
  requireUnique('audit', audits);
  requireUnique('finding', findings);
  requireUnique(
    'reason',
    reasons.map(([reason]) => reason),
  );
  requireUnique(
    'notice',
    notices.map(([kind]) => kind),
  );
  requireUnique(
    'scope',
    scopes.map(({ name }) => name),
  );
  return {
    audits: new Set(audits),
    notices: new Map(notices),
    scopes: scopes.map(({ name }) => name),
    playerScopes: scopes.filter(({ isForPlayers }) => isForPlayers).map(({ name }) => name),
    reasons: new Map(reasons),
  };
};

/** @throws Error for a word that no slice lists in its `slice.ts`, because the database does not check such words */
export const requireDeclared = <Word extends string>(
  kind: string,
  known: { has(word: Word): boolean },
  word: Word,
): void => {
  if (!known.has(word)) throw new Error(`No slice declares the ${kind} "${word}".`);
};
