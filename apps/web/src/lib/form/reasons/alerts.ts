import type { Translations } from './translations.ts';

export const ALERT_REASONS: Translations<'alerts'> = {
  ALERT_SERVICE_UNKNOWN: 'このサービスは選べません。',
  ALERT_TOO_MANY_SERVICES: 'サービスは{most}件まで選べます。',
  ALERT_LANGUAGE_UNKNOWN: '「en」や「pt-br」のような言語コードで入力してください。',
  ALERT_TOO_MANY_LANGUAGES: '言語は{most}件まで指定できます。',
};
