/** The cost of searching the catalogue, in objects: every title may be compared and sorted. */
export const SEARCH_COST = 100;
/** The cost of computing a part of the schedule. */
export const SCHEDULE_COST = 50;
/** The cost of reading a user's list. */
export const LIST_COST = 25;
/** The cost of computing the airings of one work. */
export const RUN_COST = 5;
