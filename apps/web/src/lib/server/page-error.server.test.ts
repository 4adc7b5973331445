import { expect, it } from 'vitest';
import { errorText } from './page-error.server.ts';

it('says an error of a page in the language of the visitor', () => {
  const said = { reason: 'WORK_NOT_FOUND', message: 'This title isn’t in the catalogue.' };
  expect(errorText(said, 'ja')).toEqual({ message: 'この作品は登録されていません。', lang: 'ja' });
  expect(errorText(said, 'en')).toEqual({ message: said.message, lang: 'en' });
});

it('says a refusal of the server with its values', () => {
  const said = {
    reason: 'IMPORT_TOO_OLD',
    values: { days: 30 },
    message: 'You can undo an import for 30 days.',
  };
  expect(errorText(said, 'ja').message).toBe('インポートを取り消せるのは30日間です。');
});

it('says what it does not know as it was said', () => {
  const odd = { message: 'constructor', lang: 'en' };
  expect(errorText({ message: 'constructor', reason: 'constructor' }, 'ja')).toEqual(odd);
  expect(errorText({ message: 'constructor' }, 'ja')).toEqual(odd);
});
