export const notices = {
  EDIT_ACCEPTED: 'An edit of yours was accepted.',
  EDIT_PARTLY_ACCEPTED: 'A part of an edit of yours was accepted.',
  EDIT_REJECTED: 'An edit of yours was rejected.',
  EDIT_EXPIRED: 'An edit of yours was closed, as a question about it was not answered.',
  EDITS_WAITING: 'Edits of others wait for a decision of yours.',
  EDIT_QUESTION: 'Somebody asks something about an edit of yours.',
} as const;

export const audits = [
  'edit-applied',
  'edits-reverted',
  'editor-restricted',
  'edit-undone',
  'work-locked',
  'work-unlocked',
] as const;

declare module '#platform/vocabulary.ts' {
  interface Notices {
    edits: keyof typeof notices;
  }
  interface Audits {
    edits: (typeof audits)[number];
  }
}
