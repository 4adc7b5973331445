import type { Slice } from '#platform/slice.ts';
import { routes } from './routes.ts';
import { reasons } from './reasons.ts';

export const compat: Slice = { name: 'compat', reasons, routes };
