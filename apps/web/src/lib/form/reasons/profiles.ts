import type { Translations } from './translations.ts';

export const PROFILE_REASONS: Translations<'profiles'> = {
  BLOCKS_EXHAUSTED: 'ブロックできるのは{most}人までです。',
  CANNOT_BLOCK_SELF: '自分をブロックすることはできません。',
  CANNOT_FOLLOW_SELF: '自分をフォローすることはできません。',
  FOLLOWS_EXHAUSTED: 'フォローできるのは{most}人までです。',
  FOLLOW_REQUEST_NOT_FOUND: 'このユーザーからのフォローリクエストはありません。',
  TOO_MANY_NOTICES: '一度に送れるIDは{most}件までです。',
  USER_BLOCKED: 'このユーザーをブロックしています。先にブロックを解除してください。',
  USER_NOT_FOUND: 'この名前のユーザーはいません。',
};
