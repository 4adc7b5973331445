// Written by `npm run generate` from the reasons of the server’s slices.
export const REASONS = {
  "platform": {
    "SERVICE_UNAVAILABLE": "The service cannot do this right now, because its database does not answer. Nothing was changed; try again in a few seconds.",
    "TIER_TOO_LOW": "{what} is for {who}: see the query \"tiers\"."
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
  "lists": {},
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
