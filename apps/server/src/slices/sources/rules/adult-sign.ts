/** What a work shows of itself that tells whom it is for. */
export interface Signs {
  startOn: string | null;
  officialSite: string | null;
  /** Where it can be watched. */
  addresses: readonly string[];
  /** What Bangumi's users call it. */
  tags: readonly string[];
}

/** Hosts of labels that make adult works only; a work's page is on the host itself or below it. */
const LABEL_HOSTS = [
  'cf-anime.com',
  'w-anime.com',
  'af-original.com',
  'af-original.jp',
  'deregula.com',
  'pinkpineapple.co.jp',
  'wwwave.jp',
  'comicfesta.jp',
  'iowl.jp',
];

/** The channel of AnimeFesta at Abema and the names its shows have at Niconico. */
const LABEL_CHANNELS = [
  /^abema\.tv\/video\/title\/643-\d+/u,
  /^ch\.nicovideo\.jp\/[\w-]*[-_](?:cf[-_]anime|w[-_]anime|af(?:[-_]original)?)$/u,
];

/** "Adult", "for 18 and older", and the late-night slot of AnimeFesta, as Bangumi's users write them. */
const ADULT_TAGS = new Set(['里番', '裏番', '2D里番', '泡面里番', '僧侣档', '18禁', 'R18', 'R-18']);

const hostAndPath = (address: string): { host: string; place: string } | undefined => {
  const url = URL.parse(address);
  return url ? { host: url.hostname, place: `${url.hostname}${url.pathname}` } : undefined;
};

const isOfLabel = (address: string): boolean => {
  const found = hostAndPath(address);
  if (!found) return false;
  const { host, place } = found;
  return (
    LABEL_HOSTS.some((label) => host === label || host.endsWith(`.${label}`)) ||
    LABEL_CHANNELS.some((channel) => channel.test(place))
  );
};

/** Whether an official site or a channel says that an adult label made the work. */
export const isByAdultLabel = ({ officialSite, addresses }: Signs): boolean =>
  [...(officialSite === null ? [] : [officialSite]), ...addresses].some(isOfLabel);

/** Whether people tag the work as adult. They often do so of tame works, so that only a list can say more. */
export const isTaggedAdult = ({ tags }: Signs): boolean => tags.some((tag) => ADULT_TAGS.has(tag));
