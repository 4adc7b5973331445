import type { Mail } from '#platform/mail/index.ts';

/** The letters of the service, each a plain function. */

const ignorable = 'If it was not you, you need not do anything.';
const alarm = 'If it was not you, reset your password at once.';

export const verifyLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirm your address',
  paragraphs: [
    'Somebody asked for an account at Tsuzuki with this address.',
    ignorable,
    'Open this page within a day to finish:',
  ],
  link,
});

export const alreadyRegisteredLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'You already have an account',
  paragraphs: [
    'Somebody asked for an account at Tsuzuki with this address, which has one already.',
    ignorable,
    'Should you have forgotten your password, choose a new one here:',
  ],
  link,
});

export const resetLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'Choose a new password',
  paragraphs: [
    'Somebody asked for a new password for your account at Tsuzuki.',
    ignorable,
    'Open this page within an hour to choose one:',
  ],
  link,
});

export const passwordChangedLetter = (to: string): Mail => ({
  to,
  subject: 'Your password was changed',
  paragraphs: ['The password of your account at Tsuzuki was changed.', alarm],
});

export const changeEmailLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirm your new address',
  paragraphs: [
    'Somebody asked for this address to become that of their account at Tsuzuki.',
    ignorable,
    'Open this page within a day to confirm it:',
  ],
  link,
});

export const emailChangedLetter = (to: string): Mail => ({
  to,
  subject: 'Your address was changed',
  paragraphs: [
    'Your account at Tsuzuki has another e-mail address from now on; this one is no longer used.',
    'If it was not you, write to whoever runs this instance.',
  ],
});

export const deletionLetter = (to: string, dueAt: Date): Mail => ({
  to,
  subject: 'Your account will be deleted',
  paragraphs: [
    `Your account at Tsuzuki and everything in it will be deleted on ${dueAt.toISOString().slice(0, 10)}.`,
    'To keep it, sign in before that day and cancel the deletion.',
  ],
});

export const newGrantLetter = (to: string, client: string, userAgent: string): Mail => ({
  to,
  subject: 'A program was let into your account',
  paragraphs: [
    `The program "${client}" was let into your account at Tsuzuki from a browser we had not seen: ${userAgent || 'it gave no name'}.`,
    'The settings of your account list the programs it lets in, and end what they may do.',
    alarm,
  ],
});

export const grantMisusedLetter = (to: string, client: string): Mail => ({
  to,
  subject: 'A program was signed out for your safety',
  paragraphs: [
    `Somebody showed a copy of what "${client}" keeps to act for your account at Tsuzuki, so its access was ended.`,
    'Sign in to it once more. Should this happen again, look for what else runs in that browser.',
  ],
});
