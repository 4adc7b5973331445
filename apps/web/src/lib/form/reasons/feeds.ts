import type { Translations } from './translations.ts';

export const FEED_REASONS: Translations<'feeds'> = {
  FEED_KIND_UNKNOWN: 'この種類のフィードはありません。',
  FEED_NOT_FOUND: 'このフィードはありません。',
  FEED_STATUS_UNKNOWN: '状況は {choices} のいずれかです。',
  LIST_LINK_NOT_FOUND: 'このリンクは使えません。新しいリンクを教えてもらってください。',
  NO_FEED_ADDRESS: 'この種類のアドレスはありません。',
};
