import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import type { Tx } from '#platform/database/index.ts';
import { defineJob } from '#platform/jobs.ts';
import { openPayload, sealedPayload, sealPayload } from '#platform/secrets/index.ts';
import { htmlOf, textOf, type Mail } from './mail.ts';
import { mailSettings } from './settings.ts';

const JOB = 'platform.send-mail';
const SMTP_PATIENCE_MS = 20_000;

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  link: z.string().optional(),
  language: z.string().optional(),
  unsubscribe: z.string().optional(),
});

/** Queues a message in the caller's transaction. It is encrypted, because a queue is a table and links are credentials. */
export const enqueueMail = async (app: App, tx: Tx, mail: Mail): Promise<void> => {
  await app.jobs.enqueue(tx, JOB, sealPayload(app, JOB, mail));
};

/** RFC 3834: asks for no automatic replies. RFC 8058: lets mail programs show a button that ends such mail. */
const headersOf = ({ unsubscribe }: Mail): Record<string, string> => ({
  'auto-submitted': 'auto-generated',
  ...(unsubscribe !== undefined && {
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  }),
});

const messageOf = (app: App, mail: Mail) => ({
  from: app.settings.of(mailSettings).from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: textOf(mail),
  html: htmlOf(mail),
  headers: headersOf(mail),
});

/** Loaded only when a mail is sent, because it takes megabytes. */
const load = () => import('nodemailer');

const sendBySmtp = async (app: App, url: string, mail: Mail): Promise<void> => {
  const { createTransport } = await load();
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_PATIENCE_MS,
    socketTimeout: SMTP_PATIENCE_MS,
  });
  try {
    await transport.sendMail(messageOf(app, mail));
  } finally {
    transport.close();
  }
  app.log.info({ to: mail.to, subject: mail.subject }, 'mail was sent');
};

/** Without a mail server the operator passes mail on: the message is a file, and its link is in the log. */
const writeToOutbox = async (app: App, id: string, mail: Mail): Promise<void> => {
  const folder = path.join(app.settings.of(dataSettings).dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { createTransport } = await load();
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(messageOf(app, mail));
  const file = path.join(folder, `${id}.eml`);
  await writeFile(file, message, { mode: 0o600 });
  const { to, subject, link } = mail;
  app.log.info(
    { to, subject, file, ...(link && { link }) },
    'no mail server is set (SMTP_URL): mail was written to the outbox',
  );
};

/** Sends one message. The queue tries again if the mail server refuses it. */
export const sendMailJob = defineJob({
  name: JOB,
  schema: sealedPayload,
  run: async (app, payload) => {
    const { link, language, unsubscribe, ...rest } = openPayload(
      app,
      { job: JOB, schema: mailSchema },
      payload,
    );
    const mail: Mail = {
      ...rest,
      ...(link !== undefined && { link }),
      ...(language !== undefined && { language }),
      ...(unsubscribe !== undefined && { unsubscribe }),
    };
    const { smtpUrl } = app.settings.of(mailSettings);
    if (smtpUrl === undefined) await writeToOutbox(app, payload.id, mail);
    else await sendBySmtp(app, smtpUrl, mail);
  },
});
