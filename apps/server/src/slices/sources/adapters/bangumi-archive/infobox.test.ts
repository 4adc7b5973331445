import { expect, it } from 'vitest';
import { infoboxOf } from './infobox.ts';

const entries = (text: string) => [...infoboxOf(text)];

it('reads fields, lists, and items with a label under the label too', () => {
  const text =
    '{{Infobox Crt\r\n|简体中文名= 试子\r\n|别名={\r\n[第二中文名|]\r\n[罗马字|Yamada Shiko]\r\n[しこ]\r\n[昵称| ]\r\n}\r\n|性别= 女\r\n}}';
  expect(entries(text)).toEqual([
    ['简体中文名', ['试子']],
    ['别名', ['Yamada Shiko', 'しこ']],
    ['别名.罗马字', ['Yamada Shiko']],
    ['性别', ['女']],
  ]);
});

it.each([
  ['', []],
  [
    '|a=\n|b= 1\n|b= 2',
    [
      ['a', []],
      ['b', ['2']],
    ],
  ],
  ['|a={\n[x]', [['a', ['x']]]],
  ['|a= x\n[y]', [['a', ['x']]]],
  ['|a={\n[]\n[|]\n[||]\n]', [['a', []]]],
  [
    '|constructor= x\n|__proto__= y',
    [
      ['constructor', ['x']],
      ['__proto__', ['y']],
    ],
  ],
])('passes over what it does not understand: %j', (text, expected) => {
  expect(entries(text)).toEqual(expected);
});

it('has a bound of fields', () => {
  const text = Array.from({ length: 1_000 }, (_, index) => `|key${index}= x`).join('\n');
  expect(infoboxOf(text).size).toBe(200);
  const items = Array.from({ length: 1_000 }, (_, index) => `[label${index}|x]`).join('\n');
  expect(infoboxOf(`|a={\n${items}`).size).toBe(200);
});
