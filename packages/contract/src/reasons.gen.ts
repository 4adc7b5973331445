// Written by `npm run generate` from the reasons of the server’s slices.
export const REASONS = {
  "platform": {
    "INVALID_ID": "\"{id}\" is not a valid id. Ids are UUIDs.",
    "NUMBER_OUT_OF_RANGE": "\"{field}\" must be from {least} to {most}, not {value}.",
    "SERVICE_UNAVAILABLE": "The service cannot do this right now, because its database does not answer. Nothing was changed; try again in a few seconds.",
    "TEXT_TOO_LONG": "\"{field}\" can have at most {most} characters.",
    "TIER_TOO_LOW": "{what} is for {who}: see the query \"tiers\".",
    "TOO_MANY_ITEMS": "\"{field}\" can have at most {most} items, not {count}."
  },
  "accounts": {},
  "access": {},
  "profiles": {
    "BLOCKS_EXHAUSTED": "You block {most} users, which is the limit.",
    "CANNOT_BLOCK_SELF": "You can’t block yourself.",
    "CANNOT_FOLLOW_SELF": "You can’t follow yourself.",
    "FOLLOWS_EXHAUSTED": "You follow {most} users, which is the limit.",
    "FOLLOW_REQUEST_NOT_FOUND": "This user hasn’t asked to follow you.",
    "TOO_MANY_NOTICES": "Send at most {most} ids at a time, or none for all notices.",
    "USER_BLOCKED": "You’ve blocked this user. Unblock them first.",
    "USER_NOT_FOUND": "No user has this name."
  },
  "catalog": {},
  "mapping": {},
  "airing": {
    "AIRING_SPAN_INVALID": "\"to\" must be after \"from\" and at most {most} days later.",
    "SEASON_AND_SPAN": "Send a season with its year, or \"from\" and \"to\", not both.",
    "SEASON_INCOMPLETE": "Send \"season\" and \"year\" together.",
    "TOO_MANY_AIRINGS": "\"first\" must be from 1 to {most}.",
    "YEAR_OUT_OF_RANGE": "\"year\" must be from {least} to {most}, not {year}."
  },
  "releases": {
    "INVALID_DAY": "\"{day}\" isn’t a day. Use a date such as \"2026-01-07\".",
    "INVALID_REGION": "\"{region}\" isn’t a region. Use two letters, such as \"JP\".",
    "INVALID_SPAN": "\"to\" must be \"from\" or at most {most} days later."
  },
  "lists": {
    "ANIME_OR_MANGA": "Specify either \"animeId\" or \"mangaId\".",
    "CHAPTERS_BEYOND_END": "\"{field}\" must be from 0 to {most}: “{title}” has no more chapters.",
    "CHAPTER_OR_VOLUME": "Specify \"chapter\" or \"volume\": a number from 0, with at most two decimals.",
    "CUSTOM_LISTS_EXHAUSTED": "You can have up to {most} custom lists for anime and as many for manga.",
    "CUSTOM_LIST_NAME_INVALID": "A list name must have 1 to {most} characters.",
    "CUSTOM_LIST_NAME_TAKEN": "You already have a custom list named “{name}”.",
    "CUSTOM_LIST_NOT_FOUND": "You don’t have a custom list with the id {id}.",
    "CUSTOM_LIST_POSITION_INVALID": "\"{field}\" must be 1 or more, not {position}.",
    "DATES_REVERSED": "\"completedOn\" ({completedOn}) must not be before \"startedOn\" ({startedOn}).",
    "ENTRY_CHANGED": "The entry was changed after version {version}. It is now at version {current}. Check \"entry\" and try again.",
    "ENTRY_NOT_FOUND": "Your list has no entry with the id {id}.",
    "EPISODES_BEYOND_END": "\"{field}\" must be from 0 to {most}: “{title}” has no more episodes.",
    "HEAT_MAP_SPAN_INVALID": "\"from\" and \"to\" must be days such as 2026-01-31, at most {most} of them, with \"from\" first.",
    "NOTHING_TO_UNDO": "Nothing to undo. The change is older than 30 days, or it isn’t yours.",
    "PASS_IN_PROGRESS": "A rewatch or reread is already in progress. Finish it first.",
    "PASS_NOT_IN_PROGRESS": "No rewatch or reread is in progress. Start one first.",
    "PASS_TOO_EARLY": "You can only rewatch or reread a title you have started. Set your progress on “{title}” first.",
    "PLAY_IN_FUTURE": "\"{field}\" is in the future.",
    "PLAY_NOT_FOUND": "Your history has no play with the id {id}.",
    "PLAY_TOO_OLD": "\"{field}\" is too early. Use a date from {year} on.",
    "PROGRESS_INVALID": "\"{field}\" must be from 0 to {most}, with at most two decimals.",
    "ROW_REPEATED": "An earlier row is for the same title.",
    "SCORE_INVALID": "\"{field}\" must be from 0 to {most} in steps of {step} as {format}, not {score}.",
    "TITLE_NOT_SPECIFIED": "Specify the title either by its id or by \"externalId\".",
    "UNITS_REVERSED": "\"fromUnit\" must not be greater than \"unit\".",
    "UNIT_INVALID": "\"{field}\" must be a number from 0, with at most two decimals.",
    "UNIT_NOT_WHOLE": "\"{field}\" must be a whole number for anime.",
    "VOLUMES_BEYOND_END": "\"{field}\" must be from 0 to {most}: “{title}” has no more volumes.",
    "WORK_NOT_FOUND": "This title isn’t in the catalogue."
  },
  "exchange": {},
  "feeds": {
    "FEED_NOT_FOUND": "There is no such feed.",
    "LIST_LINK_NOT_FOUND": "This link doesn’t work, or no longer works. Ask for a new one.",
    "NO_FEED_ADDRESS": "You have no address of this kind."
  },
  "scrobble": {},
  "sources": {},
  "listfiles": {},
  "compat": {}
} as const;
