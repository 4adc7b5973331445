/** What a field is about. */
export const GROUPS = [
  'TITLES',
  'FACTS',
  'DATES',
  'TEXTS',
  'PEOPLE',
  'EPISODES',
  'RELATIONS',
  'LINKS',
  'IMAGES',
  'CHAPTERS',
  'MAPPING',
] as const;
