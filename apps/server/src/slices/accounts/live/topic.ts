/** What news of an account can be about: its lists, what media servers sent, its notices. */
export const NEWS_TOPICS = ['list', 'deliveries', 'notices'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];
