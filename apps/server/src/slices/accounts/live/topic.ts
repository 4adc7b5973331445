/** The topics of updates: the user's lists, deliveries of media servers, notices. */
export const NEWS_TOPICS = ['list', 'deliveries', 'notices'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];
