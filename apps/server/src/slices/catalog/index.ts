/** The catalogue: anime and manga with their titles, ids elsewhere and places to watch. */
export type { Anime } from './anime.ts';
export {
  ANIME_SOURCES,
  type AnimeClaim,
  type AnimeSourceKey,
  CORRECTIONS,
  HUB,
  HUB_DATA,
  type HubKey,
  isAnimeSource,
  SYNOPSES,
} from './anime-claim.ts';
export { type BriefWork, briefWork } from './brief-work.ts';
export type { ClaimOf, HeldClaim, HoldReason } from './claim.ts';
export * from './credit.ts';
export { emptyMangaClaim } from './empty-claim.ts';
export * from './manga.ts';
export * from './values.ts';
export * from './details.ts';
export * from './model.ts';
export * from './subject.ts';
export { type TagFact, type TagFactsClaim, tagsByRank } from './tag.ts';
export { findWorkIds, siteKey, type SiteId } from './work-ids.ts';
export { announceChange, changeFeed, defineChangeTopic, lockChanges } from './change-feed.ts';
export { animeChanges } from './change-topics.ts';
export { catalogue, type Catalogue } from './read-model/catalogue.ts';
export { mangaCatalogue } from './read-model/manga-catalogue.ts';
export { shelfOf, type WorkOf } from './read-model/shelf-of.ts';
export type { NameMatch } from './read-model/name-index.ts';
export { people, type Person } from './read-model/people.ts';
export { charactersEndingIn, charactersNamed } from './named-characters.ts';
export { type NamedPeople, peopleNamed } from './named-people.ts';
export { type CharacterInWork, inWorks } from './roles.ts';
export { studios, type Studio } from './read-model/studios.ts';
export { animeOfStudio, creditsOfPerson, type Reader } from './queries.ts';
export {
  type AnimeChange,
  type AnimeImport,
  type IdentifiedAnime,
  importAnime,
  importIdentifiedAnime,
} from './commands/import-anime.ts';
export {
  mergeClaims,
  mergedParts,
  unmergeClaims,
  type WorkPair,
} from './commands/merge/merge-claims.ts';
export {
  type AboutWork,
  type ClaimKey,
  claimsOfWork,
  rejoinClaims,
  type SplitClaim,
  splitClaims,
} from './commands/merge/split-claims.ts';
export { hideWork, showWork } from './commands/merge/delete-work.ts';
export type { ChangedWorks } from './commands/merge/settle-works.ts';
export { type WorkState, workStates } from './commands/merge/work-state.ts';
export { currentId, currentIds } from './commands/redirect.ts';
export type { ImportCounts } from './commands/import-claims.ts';
export {
  findHeldClaim,
  type HeldClaimOf,
  type HeldRow,
  listHeldClaims,
} from './commands/held-claims.ts';
export {
  keepHeld,
  missingClaims,
  retireAnimeClaims,
  retireMangaClaims,
  type RetiredAnime,
} from './commands/retire-claims.ts';
export { type IdentifiedManga, importIdentifiedManga } from './commands/import-identified-manga.ts';
export { concludeMangaImport, importManga } from './commands/import-manga.ts';
export { allowedWorks, type AllowedWork, shownWorkIds, withoutAdult } from './allowed-works.ts';
export { newestWorkChange, workChangesSince, type WorkChange } from './work-changes.ts';
export { vouchForAnime } from './commands/vouch-for-anime.ts';
export { linkAdaptations } from './commands/link-adaptations.ts';
export {
  forgetDataSource,
  listDataSources,
  recordDataSources,
  type DataSource,
} from './commands/data-source.ts';
export * from './graphql/index.ts';
export {
  DATE_ORDER,
  describedOrders,
  NUMBER_ORDER,
  ordersBy,
  sortText,
  TITLE_ORDER,
} from './browse/order.ts';
export { mainTitle } from './rules/main-title.ts';
export { isReEdit } from './rules/re-edit.ts';
export { recordedCount } from './rules/recorded-count.ts';
export { mayEditCatalogue, visibleTo } from './policy.ts';
export { type Relation, relationsOf } from './relation.ts';
export { relationFault } from './relation-fault.ts';
export { workNamed } from './read-model/work-named.ts';
export { readAppearances, readDetails, readRelations, readVoiceRoles } from './graphql/readers.ts';
export { inLanguage } from './rules/in-language.ts';
export { serviceOf } from './rules/streaming-service.ts';
export { nicknamesOf } from './search/nicknames.ts';
export { goesOnWith, seasonedTitle } from './search/seasoned-title.ts';
export { titlesOf } from './titled.ts';
export { loadMappedEntries, type MappedEntry } from './mapped-entry.ts';
export { replaceMappedEntries, type MappingEntry } from './commands/replace-mapped-entries.ts';
export { type EditableWork, readEditableWork, type Sourced } from './community/editable-work.ts';
export {
  type EditableField,
  FIELD_GROUPS,
  type FieldGroup,
  isKeyed,
  type ValueFault,
} from './community/field.ts';
export { addressOf } from './community/address.ts';
export { EDITABLE_FIELDS, fieldAt } from './community/fields.ts';
export type { EditablePart, PartValues, SaidWork } from './community/part.ts';
export { isPlain, plainText } from './community/plain.ts';
export * as valueKind from './community/value.ts';
export { saidAbout } from './commands/said-about.ts';
export { COMMUNITY, type CommunityValues } from './community/overlay.ts';
export { sayOfWork } from './commands/say-of-work.ts';
