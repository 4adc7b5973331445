import { isStorable } from '#platform/text.ts';

/** Characters that nobody sees or that turn the direction of a text: titles with them look like others. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\u034f/u;
/** Marks that pile up over a letter. Two are enough for any language that titles are in. */
const PILED = /\p{M}{4}/u;
/** Joiners shape letters of these scripts, and emoji. Elsewhere nobody sees them. */
const IDLE_JOINER =
  /(?<![\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]/u;

/** Whether a text is what people see of it: no characters that hide, turn its direction or pile up. */
export const isPlain = (text: string): boolean =>
  isStorable(text) && !HIDDEN.test(text) && !IDLE_JOINER.test(text) && !PILED.test(text);

const ALL_HIDDEN = new RegExp(`(?![\\n\\t])(?:${HIDDEN.source})`, 'gu');
const ALL_IDLE = new RegExp(IDLE_JOINER.source, 'gu');
const ALL_PILED = /(?<=\p{M}{3})\p{M}+/gu;

/** A text without what `isPlain` refuses, for what people write in prose. Line breaks and tabs stay. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(ALL_HIDDEN, '')
    .replace(ALL_IDLE, '')
    .replace(ALL_PILED, '');
