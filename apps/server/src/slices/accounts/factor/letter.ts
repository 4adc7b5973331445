import type { Mail } from '#platform/mail/index.ts';

/** The letters about second factors. */

const alarm = 'If it was not you, change your password at once and look at your sessions.';

const note =
  (subject: string, ...paragraphs: string[]) =>
  (to: string) =>
    ({ to, subject, paragraphs }) satisfies Mail;

/** A letter that waits for its address. */
export type Letter = (to: string) => Mail;

export const totpEnabledLetter: Letter = note(
  'An authenticator app was added',
  'From now on signing in to your account at Tsuzuki with the password also needs a code of your authenticator app. Your other browsers were signed out.',
  'Keep the recovery codes where you find them without your telephone.',
  alarm,
);

export const totpDisabledLetter: Letter = note(
  'The authenticator app was removed',
  'Signing in to your account at Tsuzuki needs no code of an authenticator app any more. Its recovery codes are void; your other browsers were signed out.',
  alarm,
);

export const recoveryCodesLetter: Letter = note(
  'You have new recovery codes',
  'New recovery codes were made for your account at Tsuzuki. The old ones are void.',
  alarm,
);

export const recoveryCodeUsedLetter = (left: number): Letter =>
  note(
    'A recovery code was used',
    `Somebody signed in to your account at Tsuzuki with your password and a recovery code. ${left} are left.`,
    alarm,
  );

export const passkeyAddedLetter = (name: string): Letter =>
  note(
    'A passkey was added',
    `The passkey "${name}" can sign in to your account at Tsuzuki from now on. Your other browsers were signed out.`,
    alarm,
  );

export const passkeyRemovedLetter = (name: string): Letter =>
  note(
    'A passkey was removed',
    `The passkey "${name}" cannot sign in to your account at Tsuzuki any more. Your other browsers were signed out.`,
    alarm,
  );

export const passkeyCopiedLetter = (name: string): Letter =>
  note(
    'A passkey was refused',
    `The passkey "${name}" of your account at Tsuzuki counted fewer uses than it should have, as a copy of it would. It was refused.`,
    'If your authenticator was replaced or repaired, remove the passkey and add it again. If not, remove it: somebody may have copied it.',
  );

export const secondFactorLockedLetter = (until: Date): Letter =>
  note(
    'Too many wrong codes',
    `Somebody gave the right password of your account at Tsuzuki and twenty wrong codes. No code is taken before ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC; a passkey still works.`,
    'If it was not you, somebody knows your password: choose another now.',
  );

export const factorsResetLetter: Letter = note(
  'Your second factors were removed',
  'Whoever runs this instance of Tsuzuki has removed the authenticator app, the recovery codes and the passkeys of your account, and signed it out everywhere. The password stays.',
  'If you did not ask for it, write to them.',
);
