import type { Locale } from '#lib/i18n/locale.ts';
import { sentences } from '#lib/i18n/sentence-table.ts';

/** Results of the server's checks in Japanese. What is wrong and how to fix it stays in the words of the server and its guides. */
export const JAPANESE_CHECKS: Readonly<Record<string, string>> = {
  'PostgreSQL {}, given by DATABASE_URL': 'PostgreSQL {1}（DATABASE_URL で指定）',
  'PostgreSQL {}, embedded': 'PostgreSQL {1}（内蔵）',
  'fsync is on': 'fsync は有効です',
  'agrees with the database to {} ms': 'データベースとのずれは {1} ミリ秒です',
  '{} GiB free at {}': '{2} の空きは {1} GiB です',
  'the database is up to date': 'データベースは最新です',
  'nothing was sealed with the master key yet': 'マスターキーで暗号化したものはまだありません',
  'the master key opens what the database keeps sealed':
    'マスターキーで暗号化されたデータを開けます',
  'holds the installed versions of its data sets': 'インストール済みのデータが読み込まれています',
  'there is no data yet': 'データはまだありません',
  'the newest data is from {}': '最新のデータの日付は{1}です',
  'off: there is no data yet': 'オフです（データはまだありません）',
  'off: the newest data is from {}': 'オフです（最新のデータの日付は{1}）',
  'off: nothing is sold': 'オフです（有料プランの販売なし）',
};

const translate = sentences(JAPANESE_CHECKS);

/** The result of a check, and its language if that is not the reader's. */
export function checkText(detail: string, locale: Locale): { text: string; lang?: 'en' } {
  const text = translate(detail, locale);
  return locale === 'en' || text !== detail ? { text } : { text, lang: 'en' };
}
