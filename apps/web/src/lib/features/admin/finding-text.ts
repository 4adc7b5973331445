import { fillMessage } from '@tsuzuki/contract';
import type { FindingReason } from '@tsuzuki/contract/reasons';
import type { Locale } from '#lib/i18n/locale.ts';
import { partialDate } from '#lib/time/calendar.ts';
import type { Finding } from './admin.ts';

/** What the checks of the server find, in Japanese. */
export const JAPANESE_FINDINGS: Readonly<Record<FindingReason, string>> = {
  ADDRESS_HTTPS: 'HTTPSで接続されます',
  ADDRESS_HTTPS_WITHOUT_PROXY:
    'HTTPSで接続されますが、TRUSTED_PROXIESが空のため、すべての訪問者が同じ1人として数えられます（{guide}）',
  ADDRESS_OWN_MACHINE: 'このコンピューターからログインできます',
  ADDRESS_OWN_MACHINE_ONLY:
    'ログインできるのはこのコンピューターからだけです。ほかから使うには、BASE_URLをhttps://で始まるアドレスにしてください（{guide}）',
  ADDRESS_PLAIN_HTTP:
    'BASE_URLがHTTPのため、localhost以外ではログインが続きません。HTTPSにして、そのアドレスをBASE_URLに設定してください（{guide}）。',
  CHECK_FAILED: '確認できません: {error}。直してから `tsuzuki doctor` をもう一度実行してください。',
  CHECK_WAITS: 'マイグレーションが正常になってから確認します。',
  CLOCK_AGREES: 'データベースとのずれは {ms} ミリ秒です',
  CLOCK_DIFFERS: 'データベースと {ms} ミリ秒ずれています。どちらもNTPで合わせてください。',
  DATABASE_EMBEDDED: 'PostgreSQL {version}（内蔵）',
  DATABASE_GIVEN: 'PostgreSQL {version}（DATABASE_URL で指定）',
  DISK_SHORT: '{folder} の空きが {gibibytes} GiB しかありません。空きを増やしてください。',
  DISK_SUFFICES: '{folder} の空きは {gibibytes} GiB です',
  FSYNC_OFF:
    'fsync が無効です。停電でデータベースが失われるおそれがあります。fsync = on にしてください。',
  FSYNC_ON: 'fsync は有効です',
  MASTER_KEY_RIGHT: 'マスターキーで暗号化されたデータを開けます',
  MASTER_KEY_WRONG:
    'このデータベースの暗号化に使われたマスターキーではありません。TSUZUKI_SECRET、またはデータフォルダーの secrets/master.key を元に戻してください。何も変更していません。',
  MIGRATIONS_APPLIED: 'データベースは最新です',
  MIGRATIONS_NEWER:
    'より新しいTsuzukiのデータベースです（{migration} があります）。プログラムを更新してください。',
  MIGRATIONS_PENDING:
    '{all}個のうち{pending}個が適用されていません。`tsuzuki migrate` を実行してください。',
  NOTHING_SEALED: 'マスターキーで暗号化したものはまだありません',
  SETTINGS_INVALID: '{faults}。設定を直してください。',
  START_FAILED: '{error}',
  // Billing.
  BILLING_FORBIDDEN:
    '作品データの {source} のライセンスが有料プランを禁じているため、販売できません。STRIPE_… を消してください。',
  BILLING_OFF: 'オフです（有料プランの販売なし）',
  BILLING_READY: 'Stripeに接続できます（{mode} モード）',
  PRICE_ARCHIVED:
    '{tier}の価格 {price} はアーカイブされています。StripeかSTRIPE_PRICE_…を直してください。',
  PRICE_DIFFERS:
    '{tier}の価格 {price} は {found} {currency} ですが、{told} と表示しています。StripeかSTRIPE_PRICE_…を直してください。',
  PRICE_NOT_MONTHLY:
    '{tier}の価格 {price} は月額ではありません。StripeかSTRIPE_PRICE_…を直してください。',
  // The catalogue.
  CATALOGUE_CURRENT: 'インストール済みのデータが読み込まれています',
  CATALOGUE_OUT_OF_DATE:
    '作品データがないか、古くなっています。`tsuzuki catalog import` を実行してください。',
  SOURCES_HAVE_NO_DATA: 'データはまだありません',
  SOURCES_NEWEST: '最新のデータの日付は {day} です',
  SOURCES_OFF_WITHOUT_DATA: 'オフです（データはまだありません）',
  SOURCES_OFF_WITH_DATA: 'オフです（最新のデータの日付は {day}）',
  SOURCES_OLD:
    '最新のデータの日付は {day} で、{days}日以上たっています。「管理」→「データソース」を見るか、`tsuzuki catalog refresh` を実行してください。',
  SOURCE_FAILING:
    '{source}の取得が {day} から失敗しています。「管理」→「データソース」を見るか、`tsuzuki catalog refresh` を実行してください。',
  // Pictures.
  IMAGES_DECODER_MISSING:
    'この環境では画像の処理（sharp）を読み込めません: {error} 表紙は描いたものになります。`npm ci` でパッケージを入れ直すか、IMAGES を off にしてください。',
  IMAGES_HERE: '画像 {kept} 件を記録しています。ファイルは {most} MBのうち {megabytes} MBです',
  IMAGES_OFF: 'オフです（表紙は描いたものです）',
};

/** What a check found, in the language of the reader. */
export const findingText = ({ reason, values, detail }: Finding, locale: Locale): string => {
  const text = locale === 'ja' ? fillMessage(JAPANESE_FINDINGS[reason], values) : detail;
  const { day } = values;
  return typeof day === 'string' ? text.replaceAll(day, partialDate(day, locale)) : text;
};
