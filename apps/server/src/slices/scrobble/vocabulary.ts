export const audits = [
  'token-created',
  'token-renamed',
  'token-set',
  'token-rotated',
  'token-deleted',
  'token-reported',
  'library-allowed',
  'library-ended',
] as const;

export const notices = {
  SCROBBLE_ASKED: 'A play of a media server or a player waits for you to say whether to record it.',
  SCROBBLE_SUGGESTED:
    'Plays of a media server or a player wait for you to confirm which anime their show is.',
  SCROBBLE_NEW_USER:
    'A second user plays on a media server, and waits for you to say whose plays count.',
  SERVER_SILENT: 'A media server has sent nothing for two weeks.',
  SERVER_FAILING: 'The last plays of a media server or a player could not be recorded.',
} as const;

declare module '#platform/vocabulary.ts' {
  interface Audits {
    scrobble: (typeof audits)[number];
  }
  interface Notices {
    scrobble: keyof typeof notices;
  }
}
