import { panelOf } from '#lib/features/lists/entry/panel.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data }) => ({ ...data, panel: await panelOf(data.own) });
