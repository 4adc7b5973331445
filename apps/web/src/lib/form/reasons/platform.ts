import type { Translations } from './translations.ts';

export const PLATFORM_REASONS: Translations<'platform'> = {
  INVALID_ID: 'IDが正しくありません。',
  NUMBER_OUT_OF_RANGE: '{least}から{most}までの数を入力してください。',
  SERVICE_UNAVAILABLE:
    '現在データベースに接続できないため、処理できません。変更はされていません。数秒後にもう一度お試しください。',
  TEXT_TOO_LONG: '{most}文字までです。',
  TIER_TOO_LOW: '有料プランの方だけがご利用になれます。',
  TOO_MANY_ITEMS: '{most}個までです。',
  TOO_MANY_WAITING: '現在混み合っています。少し待ってからお試しください。',
};
