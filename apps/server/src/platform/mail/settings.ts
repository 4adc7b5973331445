import { z } from 'zod';
import { setting, settingsGroup } from '#platform/settings.ts';

const isSmtpUrl = (text: string): boolean => /^smtps?:\/\/[^\s/]+/u.test(text);

export const mailSettings = settingsGroup('Mail', {
  smtpUrl: setting({
    env: 'SMTP_URL',
    doc: 'The mail server, as in `smtps://user:password@smtp.example.org` (`smtp://` for STARTTLS). Unset: mail is written to `outbox` in the data folder, and links in it to the log.',
    schema: z
      .string()
      .refine(isSmtpUrl, 'must read smtps://user:password@host or smtp://user:password@host:port')
      .optional(),
    defaultText: 'unset',
    secret: true,
  }),
  from: setting({
    env: 'MAIL_FROM',
    doc: 'The sender of mail, as in `Tsuzuki <anime@example.org>`.',
    schema: z
      .string()
      .max(320, 'has at most 320 characters')
      .default('Tsuzuki <tsuzuki@localhost>'),
  }),
});
