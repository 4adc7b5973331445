/** Only the values and types of the catalogue, for rules, threads and light processes that must not load the rest of the slice. */
export * from './media.ts';
export { addressOf, type FieldAddress, partsOf } from './community/address.ts';
export { isSameValue } from './community/same-value.ts';
export { titleKey } from './rules/title-key.ts';
export { categoriesOfTags, categoryOfTag } from './rules/tag-category.ts';
export { tagsFromRank } from './tag.ts';
