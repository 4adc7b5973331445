import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';

/** What stands where AniList always has a picture and we have none, because its clients fail without one: this instance's icon. */
export const signOf = ({ settings }: App): string => `${baseUrl(settings)}/icon-512.png`;
