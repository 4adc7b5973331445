import type { Slice } from '#platform/slice.ts';
import { reasons } from './reasons.ts';
import { routes } from './routes.ts';
import { notices } from './vocabulary.ts';

export const adapters: Slice = { name: 'adapters', notices, reasons, routes };
