/** AniList's categories of tags, and the tags of each that sources here name. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  'Cast-Main Cast': ['Ensemble Cast'],
  'Cast-Traits': [
    'Animals',
    'Anthropomorphism',
    'Detective',
    'Idol',
    'Kemonomimi',
    'Maids',
    'Robots',
    'Vampire',
    'Witch',
    'Youkai',
  ],
  Demographic: ['Josei', 'Kids', 'Seinen', 'Shoujo', 'Shounen'],
  'Setting-Scene': ['School', 'Virtual World', 'Work'],
  'Setting-Time': ['Historical'],
  'Setting-Universe': ['Dystopian', 'Post-Apocalyptic'],
  Technical: ['Anthology', 'CGI', 'Episodic', 'Full Color', 'Tokusatsu'],
  'Theme-Action': ['Martial Arts', 'Super Power'],
  'Theme-Arts-Music': ['Band'],
  'Theme-Comedy': ['Parody', 'Satire'],
  'Theme-Drama': ['Coming of Age', 'Revenge', 'Tragedy'],
  'Theme-Fantasy': ['Isekai', 'Magic', 'Mythology', 'Reincarnation', 'Steampunk'],
  'Theme-Game': ['Card Battle', 'Video Games'],
  'Theme-Game-Sport': ['Baseball', 'Basketball', 'Football', 'Tennis', 'Volleyball'],
  'Theme-Other': ['Crime', 'Gore', 'Military', 'Politics', 'Travel', 'War'],
  'Theme-Other-Vehicle': ['Motorsport'],
  'Theme-Romance': ["Boys' Love", 'Female Harem', 'Male Harem', 'Yuri'],
  'Theme-Sci-Fi': ['Cyberpunk', 'Space', 'Time Loop', 'Time Travel'],
  'Theme-Slice of Life': ['Food', 'Iyashikei'],
};

const CATEGORIES: ReadonlyMap<string, string> = new Map(
  Object.entries(TAGS).flatMap(([category, tags]) => tags.map((tag) => [tag, category] as const)),
);

/** The category of a tag; null for a word that AniList does not have as a tag, or that is not in our table. */
export const categoryOfTag = (tag: string): string | null => CATEGORIES.get(tag) ?? null;

/** The categories of some tags. */
export const categoriesOfTags = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => CATEGORIES.get(tag) ?? []);
