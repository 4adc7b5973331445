import type { TermsOfSource } from '../rules/pass-on.ts';

/** What may be passed on, and to whom. */
export interface Reach {
  termsOf: TermsOfSource;
  /** Whether anybody may read it: adult works are left out then, as they are for anonymous callers of the API. */
  isPublic: boolean;
}
