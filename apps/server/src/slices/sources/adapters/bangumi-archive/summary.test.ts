import { expect, it } from 'vitest';
import { descriptionsOf } from './summary.ts';

it('a summary is a description, or two with what it was translated from', () => {
  const chinese = '打倒魔王之后的故事。\r\n第二段。';
  expect(descriptionsOf(chinese)).toEqual([
    { text: '打倒魔王之后的故事。\n第二段。', lang: 'zh-Hans' },
  ]);
  expect(descriptionsOf(`${chinese}\r\n\r\n[简介原文]\r\n魔王を倒した後の物語。`)).toEqual([
    { text: '打倒魔王之后的故事。\n第二段。', lang: 'zh-Hans' },
    { text: '魔王を倒した後の物語。', lang: 'ja' },
  ]);
});

it.each([
  ['', []],
  ['  \r\n ', []],
  ['[简介原文]', []],
  ['【简介原文】続き。', [{ text: '続き。', lang: 'ja' }]],
  ['后续。[简介原文]后续。', [{ text: '后续。', lang: 'zh-Hans' }]],
  ['<script>alert(1)</script>故事', [{ text: 'alert(1)故事', lang: 'zh-Hans' }]],
  ['故\u202e事\u0007', [{ text: '故事', lang: 'zh-Hans' }]],
])('%j', (summary, expected) => {
  expect(descriptionsOf(summary)).toEqual(expected);
});
