import { socialImage } from '#lib/features/catalog/social-image.server.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = (event) => socialImage(event, 'anime');
