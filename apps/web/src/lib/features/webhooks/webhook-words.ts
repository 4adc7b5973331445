import { words } from '#lib/i18n/words.ts';
import { en } from './webhook-words-en.ts';
import { ja } from './webhook-words-ja.ts';

export const webhookWords = words({ en, ja });
