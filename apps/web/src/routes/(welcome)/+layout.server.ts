import { willLoseSession } from '#lib/features/accounts/plain-http.server.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = (event) => ({ willLoseSession: willLoseSession(event) });
