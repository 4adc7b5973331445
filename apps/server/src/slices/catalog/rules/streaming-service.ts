/** Regions behind the key of a service, as bangumi-data tells its catalogues apart: `bilibili_hk_mo_tw`. */
const REGIONS = /(?:_(?:hk|mo|tw))+$/u;

/** The key of a service as people know it, of whichever region: the regions of its links tell where it has a work. */
export const serviceOf = (key: string): string => key.replace(REGIONS, '');
