import type { Translations } from './translations.ts';

export const EDIT_REASONS: Translations<'edits'> = {
  EDITOR_ROLE_NEEDED: 'この操作ができるのは編集者だけです。',
  EDIT_ADDRESS_INVALID: 'https:// か http:// で始まるアドレスを入力してください。',
  EDIT_BLOCKED: 'このサーバーでは編集を提案できません：{cause}',
  EDIT_CHANGES_NOTHING: '現在の内容から変わったところがありません。',
  EDIT_CHOICE_INVALID: '表示された選択肢から選んでください。',
  EDIT_CLOSED: 'この編集は受付を終了しています。',
  EDIT_CONFLICT:
    '{fields}がほかの人によって変更されました。現在の内容を確認してから、もう一度承認するか却下してください。',
  EDIT_COUNT_INVALID: '1から100,000までの整数を入力してください。',
  EDIT_DATE_INVALID: '日付は2026、2026-04、2026-04-07の形で入力してください。',
  EDIT_FIELD_NEEDED: '空にできません。',
  EDIT_FIELD_UNKNOWN: '「{name}」は編集できる項目ではありません。',
  EDIT_JSON_INVALID: '値がJSONではありません。',
  EDIT_LIST_INVALID: '120文字までの語を200個まで入力できます。',
  EDIT_LOCKED: 'モデレーターがロックしています：{cause}',
  EDIT_NAME_INVALID: '名前を1〜120文字で入力してください。',
  EDIT_NOT_FOUND: 'このIDの編集はありません。',
  EDIT_NOT_YOURS: 'この操作ができるのは、編集した本人だけです。',
  EDIT_OUTDATED:
    '編集中に{fields}がほかの人によって変更されました。内容を比べてから、もう一度送信してください。',
  EDIT_OWN_VOTE: '自分の編集には投票できません。',
  EDIT_PICTURE_INVALID: 'https:// で始まる画像のアドレスを入力してください。SVGは使えません。',
  EDIT_QUOTA_REACHED: '1日に送信できる編集は{most}件までです。明日もう一度お試しください。',
  EDIT_ROW_INVALID: 'この行に、足りないか正しくない部分があります。',
  EDIT_SOURCE_INVALID: '出典には https:// か http:// で始まるアドレスを入力してください。',
  EDIT_TEXT_INVALID: '見えない文字を含まない、1〜10,000文字の文章を入力してください。',
  EDIT_TITLE_INVALID:
    '見えない文字や積み重なった記号を含まない、1〜300文字のタイトルを入力してください。',
  EDIT_UNDONE: 'この変更はすでに元に戻されています。',
  EDIT_UNDO_BLOCKED:
    '後の編集が同じ項目を変更しています。先にそれを元に戻すか、まとめて元に戻してください。',
  EDIT_VOTER_NEEDED: '変更が{least}件承認されると投票できます。',
  EDIT_WORK_EXISTS: '「{title}」（{year}）はすでにあります。そちらを編集してください。',
  EDIT_WORK_NOT_FOUND: 'このIDの作品はありません。',
  LOCK_NOT_FOUND: 'このIDのロックはありません。',
  MODERATOR_NEEDED: 'この操作ができるのはモデレーターだけです。',
  REVISION_NOT_FOUND: 'このIDの変更はありません。',
  TOO_MANY_CHANGES: '1回の編集で変更できるのは{most}項目までです。',
};
