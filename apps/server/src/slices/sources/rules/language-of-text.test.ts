import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

it.each([
  ['勇者一行打倒魔王之后，精灵魔法使踏上了旅途。', 'zh-Hans'],
  ['根据漫画《けいおん！》改编，讲述了轻音部五名少女的日常生活。', 'zh-Hans'],
  ['魔王を倒した勇者一行の「その後」の物語。', 'ja'],
  ['少年は旅に出た。', 'ja'],
  ['An elf remembers the journey of her party.', 'en'],
  ['The story of 鋼の錬金術師 goes on in another world.', 'en'],
  ['TV动画《BLEACH》第二季。', 'zh-Hans'],
  ['나중의 이야기', 'ko'],
  ['… 123 !', null],
  ['', null],
])('%s', (text, expected) => {
  expect(languageOfText(text)).toBe(expected);
});
