import type { Translations } from './translations.ts';

export const ADAPTER_REASONS: Translations<'adapters'> = {
  ADAPTER_INVALID: 'アダプターに誤りがあります。「テスト」で誤りの箇所を確認してください。',
  ADAPTER_TOO_LARGE: 'アダプターは{most}文字以内にしてください。',
  ADAPTER_UNCHANGED: '現在のアダプターと同じ内容です。変更してから提案してください。',
  ADAPTER_TEXT_TOO_LONG: '{most}文字以内で入力してください。',
  ADAPTER_QUOTA_REACHED: '審査待ちのアダプターが{most}件あります。審査が終わるまでお待ちください。',
  ADAPTER_PROPOSAL_NOT_FOUND: 'この提案はありません。',
  ADAPTER_PROPOSAL_CLOSED: 'この提案の受付は終了しています。',
  ADAPTER_EDITOR_NEEDED: 'アダプターの審査ができるのは編集者だけです。',
};
