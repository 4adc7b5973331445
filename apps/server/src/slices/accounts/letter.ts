import type { Mail } from '#platform/mail/index.ts';

/** The letters of the service, a plain function each. */

const ignorable = "If this wasn't you, you can ignore this email.";
const alarm = "If this wasn't you, reset your password now.";

export const verifyLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirm your email address',
  paragraphs: [
    "You're almost done creating your Tsuzuki account.",
    ignorable,
    'Confirm your email address within a day:',
  ],
  link,
});

export const alreadyRegisteredLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'You already have an account',
  paragraphs: [
    'Someone tried to create a Tsuzuki account with this email address, but you already have one.',
    ignorable,
    'Forgot your password? Choose a new one here:',
  ],
  link,
});

export const resetLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'Reset your password',
  paragraphs: [
    'We received a request to reset the password of your Tsuzuki account.',
    ignorable,
    'Choose a new password within an hour:',
  ],
  link,
});

export const passwordChangedLetter = (to: string): Mail => ({
  to,
  subject: 'Your password was changed',
  paragraphs: ['The password of your Tsuzuki account was changed.', alarm],
});

export const changeEmailLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirm your new email address',
  paragraphs: [
    'You asked to use this email address for your Tsuzuki account.',
    ignorable,
    'Confirm it within a day:',
  ],
  link,
});

export const emailChangedLetter = (to: string): Mail => ({
  to,
  subject: 'Your email address was changed',
  paragraphs: [
    "Your Tsuzuki account now uses another email address. We won't send anything to this one any more.",
    "If this wasn't you, contact whoever runs this instance.",
  ],
});

export const deletionLetter = (to: string, dueAt: Date): Mail => ({
  to,
  subject: 'Your account will be deleted',
  paragraphs: [
    `Your Tsuzuki account and all its data will be deleted on ${dueAt.toISOString().slice(0, 10)}.`,
    'To keep it, sign in before that day and cancel the deletion.',
  ],
});

export const newGrantLetter = (to: string, client: string, userAgent: string): Mail => ({
  to,
  subject: 'An app was connected to your account',
  paragraphs: [
    `"${client}" was authorized to access your Tsuzuki account from a new browser: ${userAgent || 'unknown'}.`,
    'You can review and revoke access under Settings > Connected apps.',
    alarm,
  ],
});

export const grantMisusedLetter = (to: string, client: string): Mail => ({
  to,
  subject: 'We revoked access for an app',
  paragraphs: [
    `A copy of the credentials that "${client}" uses for your Tsuzuki account was used, so we revoked its access.`,
    'Connect the app again. If this keeps happening, check what else runs in that browser.',
  ],
});
