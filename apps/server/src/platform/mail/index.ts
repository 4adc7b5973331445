/** Mail: by SMTP if a server is set, otherwise into the outbox folder and the log. It is always sent from the job queue. */
export { enqueueMail, sendMailJob } from './send-mail.ts';
export { mailSettings } from './settings.ts';
export type { Mail } from './mail.ts';
