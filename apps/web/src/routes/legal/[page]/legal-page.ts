import type { legalWords } from './legal-words.ts';

type Words = ReturnType<typeof legalWords>;

/** The legal pages an operator may write. */
export const LEGAL_PAGES = ['privacy', 'terms', 'imprint'] as const;
type LegalPage = (typeof LEGAL_PAGES)[number];

/** The title of a page, and its text until the operator has written it. */
export const defaultText = (page: LegalPage, say: Words) => ({
  title: say[page],
  paragraphs: {
    privacy: say.privacyAbout,
    terms: say.termsAbout,
    imprint: say.imprintAbout,
  }[page],
});
