/** The cost of searching the catalogue, in objects: every title may be compared and sorted. */
export const SEARCH_COST = 100;
/** The cost of computing a part of the schedule. */
export const SCHEDULE_COST = 50;
/** The cost of reading a user's list. */
export const LIST_COST = 25;
/** The cost of computing the airings of one work. */
export const RUN_COST = 5;
/** The cost of a change of a list, about that of a page. */
export const WRITE_COST = 10;
/** The cost of a change of many entries. */
export const BULK_COST = 100;
/** A generous number of entries per change. */
export const BULK_SIZE = 50;
