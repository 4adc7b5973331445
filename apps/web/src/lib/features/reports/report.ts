/** What can be reported, as addresses name it. */
export const SUBJECTS = { anime: 'ANIME', manga: 'MANGA', edit: 'EDIT', user: 'USER' } as const;
export type SubjectName = keyof typeof SUBJECTS;

export const REASONS = ['WRONG', 'DUPLICATE', 'SPAM', 'ABUSE', 'ADULT', 'RIGHTS', 'OTHER'] as const;
