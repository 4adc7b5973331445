import { expect, it } from 'vitest';
import { sentences } from './sentence-table.ts';

const said = sentences({
  'Enter a name.': '名前を入力してください。',
  'Row {} of {} (it’s *odd*).': '{2}行のうち{1}行目',
});

it.each([
  ['Enter a name.', '名前を入力してください。'],
  ['Row 3 of 12 (it’s *odd*).', '12行のうち3行目'],
  ['Row $& of $1 (it’s *odd*).', '$1行のうち$&行目'],
  ['Row 3 of 12 (it’s odd).', 'Row 3 of 12 (it’s odd).'],
  ['constructor', 'constructor'],
])('says %j as %j', (text, japanese) => {
  expect(said(text, 'ja')).toBe(japanese);
  expect(said(text, 'en')).toBe(text);
});
