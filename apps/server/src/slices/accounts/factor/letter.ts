import type { Mail } from '#platform/mail/index.ts';

/** The letters about second factors. */

const alarm = "If this wasn't you, change your password now and check your sessions.";

const note =
  (subject: string, ...paragraphs: string[]) =>
  (to: string) =>
    ({ to, subject, paragraphs }) satisfies Mail;

/** A letter without its address. */
export type Letter = (to: string) => Mail;

export const totpEnabledLetter: Letter = note(
  'An authenticator app was added',
  'Signing in to your Tsuzuki account with your password now also needs a code from your authenticator app. Your other browsers were signed out.',
  'Keep your recovery codes somewhere you can reach without your phone.',
  alarm,
);

export const totpDisabledLetter: Letter = note(
  'The authenticator app was removed',
  'Signing in to your Tsuzuki account no longer needs a code from an authenticator app. Your recovery codes no longer work, and your other browsers were signed out.',
  alarm,
);

export const recoveryCodesLetter: Letter = note(
  'You have new recovery codes',
  'New recovery codes were generated for your Tsuzuki account. The old ones no longer work.',
  alarm,
);

export const recoveryCodeUsedLetter = (left: number): Letter =>
  note(
    'A recovery code was used',
    `A recovery code was used to sign in to your Tsuzuki account. You have ${left} left.`,
    alarm,
  );

export const passkeyAddedLetter = (name: string): Letter =>
  note(
    'A passkey was added',
    `The passkey "${name}" can now be used to sign in to your Tsuzuki account. Your other browsers were signed out.`,
    alarm,
  );

export const passkeyRemovedLetter = (name: string): Letter =>
  note(
    'A passkey was removed',
    `The passkey "${name}" can no longer be used to sign in to your Tsuzuki account. Your other browsers were signed out.`,
    alarm,
  );

export const passkeyCopiedLetter = (name: string): Letter =>
  note(
    'A passkey was refused',
    `We refused a sign-in with the passkey "${name}" of your Tsuzuki account because it may be a copy.`,
    'If you replaced or repaired your device, remove the passkey and add it again. Otherwise remove it now: someone may have copied it.',
  );

export const secondFactorLockedLetter = (until: Date): Letter =>
  note(
    'Too many wrong codes',
    `Someone entered the correct password of your Tsuzuki account and twenty wrong codes. We won't accept codes before ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC; a passkey still works.`,
    "If this wasn't you, someone knows your password. Change it now.",
  );

export const factorsResetLetter: Letter = note(
  'Your two-step verification was reset',
  'An administrator removed the authenticator app, recovery codes and passkeys from your Tsuzuki account and signed you out everywhere. Your password stays the same.',
  "If you didn't ask for this, contact whoever runs this instance.",
);
