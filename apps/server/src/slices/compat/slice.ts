import type { Slice } from '#platform/slice.ts';
import { routes } from './routes.ts';

export const compat: Slice = { name: 'compat', routes };
