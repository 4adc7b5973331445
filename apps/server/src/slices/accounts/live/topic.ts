/** The topics of updates: the user's lists, deliveries of media servers, notices. */
export const UPDATE_TOPICS = ['list', 'deliveries', 'notices'] as const;
export type UpdateTopic = (typeof UPDATE_TOPICS)[number];
