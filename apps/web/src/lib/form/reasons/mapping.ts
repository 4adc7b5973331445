import type { Translations } from './translations.ts';

export const MAPPING_REASONS: Translations<'mapping'> = {
  EDITOR_NEEDED: '対応付けを変更できるのは編集者だけです。管理者に権限を依頼してください。',
  EXTERNAL_ID_INVALID: 'IDは1以上の数です。',
  MAPPED_ANIME_NOT_FOUND: 'このIDのアニメはありません。',
  MAPPED_TITLE_TOO_LONG: 'タイトルは{most}文字までです。',
  MAPPING_FILE_COLUMNS_MISSING:
    'episode-csv形式のファイルではありません。1行目に{columns}が必要で（不足：{missing}）、その下に行が続きます。',
  MAPPING_FILE_HAS_DOCTYPE: '対応付けのファイルにDOCTYPEがあります。DOCTYPEは使えません。',
  MAPPING_FILE_KEYS_MISSING: '{format}形式のファイルではありません：{keys}のどれもありません。',
  MAPPING_FILE_NOT_AN_ARRAY: '{format}形式のファイルではありません：配列ではありません。',
  MAPPING_FILE_NOT_A_MAP: '{format}形式のファイルではありません：キーと値がありません。',
  MAPPING_FILE_NOT_CSV: '対応付けのファイルをCSVとして読み取れません：{cause}',
  MAPPING_FILE_NOT_JSON: '対応付けのファイルをJSONとして読み取れません。',
  MAPPING_FILE_NOT_XML: '対応付けのファイルをXMLとして読み取れません：{cause}',
  MAPPING_FILE_NOT_YAML: '対応付けのファイルをYAMLとして読み取れません：{cause}',
  MAPPING_FILE_PART_INVALID:
    '{format}形式のファイルではありません：「{place}」がないか、正しくありません。',
  MAPPING_FILE_TOO_COMPLEX: '対応付けのファイルの要素が多すぎます。',
  MAPPING_FILE_TOO_LARGE: '対応付けのファイルは{mebibytes} MiBまでです。分割してください。',
  MAPPING_PROPOSAL_NOT_FOUND: 'このIDの未処理の提案はありません。',
  MAPPING_RULE_NOT_FOUND: 'このIDの規則はありません。対応付けを読み込み直してください。',
  MAPPING_RULE_OF_EPISODE: '規則は映画またはシリーズのものです。エピソードはシリーズに含まれます。',
  MAPPING_RULE_PARTS_INVALID: '「parts」を{parts}にすることはできません。',
  MAPPING_RULE_RANGE_INVALID: '「to」が「from」より小さくなっています。',
  MAPPING_RULE_SEASON_MISPLACED:
    'シリーズの規則にはシーズンが必要です。映画の規則にシーズンは指定できません。',
};
