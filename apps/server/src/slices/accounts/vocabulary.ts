/** The audits that this slice writes about an account. */
export const audits = [
  'account-created',
  'signed-in',
  'signed-out',
  'confirmed',
  'totp-enabled',
  'totp-disabled',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'passkey-refused',
  'second-factor-locked',
  'factors-reset',
  'session-revoked',
  'other-sessions-revoked',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'username-changed',
  'privacy-changed',
  'exported',
  'grant-allowed',
  'grant-begun',
  'grant-ended',
  'grant-misused',
  'deletion-asked',
  'deletion-cancelled',
  'invitation-created',
  'invitation-withdrawn',
  'role-changed',
  'disabled',
  'enabled',
] as const;

declare module '#platform/vocabulary.ts' {
  interface Audits {
    accounts: (typeof audits)[number];
  }
}
