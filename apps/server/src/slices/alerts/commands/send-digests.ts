import { sql } from 'kysely';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail, type Mail } from '#platform/mail/index.ts';
import { defineQueue, drain, dueRows, type Claimed } from '#platform/queue/index.ts';
import {
  findUser,
  preferencesOf,
  timeZoneOf,
  zoneOfDays,
  type Preferences,
} from '#slices/accounts/index.ts';
import { mainTitle, shelfOf } from '#slices/catalog/index.ts';
import type { AlertDetails, AlertKind } from '../model.ts';
import { digestAfter, type Digest } from '../rules/digest.ts';
import { sentenceOf } from '../message.ts';
import { unsubscribeLink } from '../unsubscribe-link.ts';

const COLUMNS = ['user_id', 'digest', 'digest_weekday', 'digest_minutes', 'digest_due_at'] as const;

const digests = defineQueue({
  table: 'alerts.setting',
  key: 'user_id',
  due: 'digest_due_at',
  columns: COLUMNS,
});
type Due = Claimed<'alerts.setting', (typeof COLUMNS)[number]>;

/** What one mail says. The rest is on the site. */
const MOST_LINES = 60;

interface Item {
  kind: AlertKind;
  medium: 'ANIME' | 'MANGA';
  workId: string;
  details: AlertDetails;
  happensAt: Date;
}

/** Takes what is waiting for the mail of a person, the oldest first. */
const takeItems = async (tx: Tx, userId: string): Promise<Item[]> => {
  const { rows } = await sql<Item>`
    with taken as (delete from alerts.digest_item where user_id = ${userId} returning alert_id)
    select kind, medium, work_id as "workId", details, happens_at as "happensAt"
    from taken join alerts.alert on alert.id = taken.alert_id order by happens_at, alert.id`.execute(
    tx,
  );
  return rows;
};

const WORDS = {
  en: {
    subject: (count: number) => `${count} ${count === 1 ? 'update' : 'updates'} on your titles`,
    line: (title: string, text: string) => `${title}: ${text}`,
    more: (count: number) => `And ${count} more.`,
    change: (address: string) => `To change or stop these emails, go to ${address}`,
  },
  ja: {
    subject: (count: number) => `リストの作品のお知らせ（${count}件）`,
    line: (title: string, text: string) => `「${title}」${text}`,
    more: (count: number) => `ほか${count}件`,
    change: (address: string) => `このメールの変更と停止: ${address}`,
  },
} as const;

/** A line for each work that is still here. */
const linesOf = (app: App, items: readonly Item[], reader: Preferences): string[] =>
  items.flatMap((item) => {
    const work = shelfOf(app, item.medium).get(item.workId);
    if (!work || work.isHidden || (work.isAdult && !reader.showsAdult)) return [];
    const locale = reader.locale ?? 'en';
    const sentence = sentenceOf(item, { locale, zone: zoneOfDays(reader) });
    return WORDS[locale].line(mainTitle(work, reader.titleLanguage), sentence);
  });

const letter = (
  app: App,
  {
    userId,
    to,
    lines,
    locale,
  }: { userId: string; to: string; lines: readonly string[]; locale: 'en' | 'ja' },
): Mail => {
  const say = WORDS[locale];
  const base = baseUrl(app.settings);
  const rest = lines.length - MOST_LINES;
  return {
    to,
    language: locale,
    subject: say.subject(lines.length),
    paragraphs: [
      ...lines.slice(0, MOST_LINES),
      ...(rest > 0 ? [say.more(rest)] : []),
      say.change(`${base}/settings/alerts`),
    ],
    link: `${base}/notifications`,
    unsubscribe: unsubscribeLink(app, userId),
  };
};

const mailTo = async (app: App, tx: Tx, userId: string): Promise<void> => {
  const items = await takeItems(tx, userId);
  const reader = await findUser(tx, userId);
  if (!reader || reader.isDisabled || items.length === 0) return;
  const preferences = await preferencesOf(tx, userId);
  const lines = linesOf(app, items, preferences);
  if (lines.length === 0) return;
  const locale = preferences.locale ?? 'en';
  await enqueueMail(app, tx, letter(app, { userId, to: reader.email, lines, locale }));
};

/** The mail is queued in the transaction that claims its row and sets the next time, so it comes once. */
const sendNext = async (app: App, tx: Tx): Promise<boolean> => {
  const now = app.clock.now();
  const { rows } = await dueRows(digests, { now, limit: 1 }).execute(tx);
  const [row] = rows as Due[];
  if (!row) return false;
  const { user_id: userId, digest_due_at: dueAt } = row;
  await mailTo(app, tx, userId);
  const zone = await timeZoneOf(tx, userId);
  const plan = {
    digest: row.digest as Exclude<Digest, 'OFF'>,
    weekday: row.digest_weekday,
    minutes: row.digest_minutes,
  };
  await tx
    .updateTable('alerts.setting')
    .set({ digest_due_at: digestAfter(plan, zone, dueAt ?? now, now) })
    .where('user_id', '=', userId)
    .execute();
  return true;
};

/** Sends all mails that are due, each in its own transaction. */
export const sendDigests = (app: App, signal?: AbortSignal): Promise<void> =>
  drain(() => app.db.transaction().execute((tx) => sendNext(app, tx)), signal);
