/** AniList's names and numbers of services, by our keys. */
const SITES: Readonly<Record<string, Site>> = {
  crunchyroll: { name: 'Crunchyroll', id: 5 },
  hulu: { name: 'Hulu', id: 7 },
  netflix: { name: 'Netflix', id: 10 },
  youtube: { name: 'YouTube', id: 13 },
  hidive: { name: 'HIDIVE', id: 20 },
  prime: { name: 'Amazon Prime Video', id: 21 },
  disneyplus: { name: 'Disney Plus', id: 118 },
};

/** A service in AniList's form. */
interface Site {
  name: string;
  /** Null if AniList does not have it, or we do not know its number. */
  id: number | null;
}

/** A service by our key. Those that AniList names otherwise, or does not have, keep the key as their name. */
export const siteOf = (service: string): Site => SITES[service] ?? { name: service, id: null };
