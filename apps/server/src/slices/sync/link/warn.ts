import type { NotNull } from 'kysely';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { enqueueMail, type Mail } from '#platform/mail/index.ts';
import { findUser, preferencesOf } from '#slices/accounts/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { connectorOf } from '../connectors/index.ts';
import { warningDue } from '../rules/login-end.ts';

const LONGEST_DAYS = 30;

const WORDS = {
  en: {
    subject: (service: string) => `Your login at ${service} ends soon`,
    text: (service: string, day: string) =>
      `Your list is kept in sync with ${service}. The login there ends on ${day}, and ${service} lets nobody extend it but you. Connect the account again before then, and nothing stops.`,
  },
  ja: {
    subject: (service: string) => `${service}のログインの期限が近づいています`,
    text: (service: string, day: string) =>
      `リストは${service}と同期されています。${service}のログインは${day}に切れ、延長できるのはご本人だけです。それまでにもう一度連携すれば、同期は止まりません。`,
  },
} as const;

const letter = (
  app: App,
  {
    to,
    service,
    endsAt,
    locale,
  }: { to: string; service: string; endsAt: Date; locale: 'en' | 'ja' },
): Mail => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    endsAt,
  );
  return {
    to,
    language: locale,
    subject: WORDS[locale].subject(service),
    paragraphs: [WORDS[locale].text(service, day)],
    link: `${baseUrl(app.settings)}/settings/sync`,
  };
};

const ENDING = [
  'id',
  'user_id as userId',
  'service',
  'login_ends_at as endsAt',
  'warned_days as warnedDays',
] as const;

/** The mail and the notice are given in the transaction that notes them, so they come once. Its owner may have signed in again by now. */
const warn = async (app: App, tx: Tx, id: string): Promise<boolean> => {
  const link = await tx
    .selectFrom('sync.link')
    .select(ENDING)
    .where('id', '=', id)
    .where('login_ends_at', 'is not', null)
    .$narrowType<{ endsAt: NotNull }>()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!link) return false;
  const days = warningDue(link, app.clock.now());
  const reader = days === undefined ? undefined : await findUser(tx, link.userId);
  if (days === undefined || !reader || reader.isDisabled) return false;
  const { locale } = await preferencesOf(tx, link.userId);
  const service = connectorOf(link.service)?.name ?? link.service;
  await enqueueMail(
    app,
    tx,
    letter(app, { to: reader.email, service, endsAt: link.endsAt, locale: locale ?? 'en' }),
  );
  await giveNotice(app, tx, {
    userId: link.userId,
    kind: 'SYNC_LOGIN_ENDED',
    subject: { id: link.id, name: service },
  });
  await tx.updateTable('sync.link').set({ warned_days: days }).where('id', '=', link.id).execute();
  return true;
};

/** Tells people that a login ends in 30 or in 7 days. @returns how many were told */
export const warnOfLoginEnds = async (app: App): Promise<number> => {
  const soon = new Date(app.clock.nowMs() + LONGEST_DAYS * DAY_MS);
  const rows = await app.db
    .selectFrom('sync.link')
    .select('id')
    .where('login_ends_at', '<=', soon)
    .where('login_ends_at', '>', app.clock.now())
    .execute();
  let told = 0;
  for (const { id } of rows) {
    const isTold = await app.db.transaction().execute((tx) => warn(app, tx, id));
    told += isTold ? 1 : 0;
  }
  return told;
};
