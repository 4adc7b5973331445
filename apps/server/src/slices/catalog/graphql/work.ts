import { builder } from '#platform/graphql/builder.ts';
import type { StaffCredit } from '../credit.ts';
import { EXTERNAL_SITES } from '../external-sites.ts';
import type { ExternalId, Synonym } from '../model.ts';
import { categoryOfTag } from '../rules/tag-category.ts';
import type { TagFact } from '../tag.ts';
import { StaffRoleEnum } from './enum.ts';

export const SynonymRef = builder.objectRef<Synonym>('Synonym').implement({
  extensions: { tier: 'public' },
  description: 'Another title a work is known by.',
  fields: (t) => ({
    text: t.exposeString('text', { nullable: false, description: 'The title.' }),
    lang: t.exposeString('lang', { description: 'BCP 47 tag, where the source tells.' }),
  }),
});

export const WorkTagRef = builder.objectRef<TagFact>('WorkTag').implement({
  extensions: { tier: 'public' },
  description: 'A tag as a work has it.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, description: 'The tag.' }),
    rank: t.exposeInt('rank', {
      description:
        'How much the work is about it, 0 to 100, by the people who gave it the tag; null if no source counts them.',
    }),
    category: t.string({
      description: 'Its category, with the names of AniList; null if it has none.',
      resolve: ({ name }) => categoryOfTag(name),
    }),
    isSpoiler: t.exposeBoolean('isSpoiler', {
      nullable: false,
      description: 'Whether it gives away what happens. Ask before you show it.',
    }),
  }),
});

export const ExternalIdRef = builder.objectRef<ExternalId>('ExternalId').implement({
  extensions: { tier: 'public' },
  description: 'The id of this work in another database.',
  fields: (t) => ({
    site: t.exposeString('site', {
      nullable: false,
      description: `${EXTERNAL_SITES.map((site) => `\`${site}\``).join(', ')}, or another that people added.`,
    }),
    value: t.exposeString('id', {
      nullable: false,
      description:
        'The id as the site writes it in addresses: `52991`, `movie/372058`, `tv/95479/season/2`.',
    }),
    id: t.exposeString('id', {
      nullable: false,
      description: 'The same as `value`.',
      deprecationReason:
        'Select `value`: caches that keep objects by `id` take ids of different sites for one object. Deprecated since 2026-11-23.',
    }),
    isPrimary: t.exposeBoolean('isPrimary', {
      nullable: false,
      description: 'If several works share the id: whether it means this one.',
    }),
  }),
});

export const StaffCreditRef = builder.objectRef<StaffCredit>('StaffCredit').implement({
  extensions: { tier: 'public' },
  description: 'A person credited for a work.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: false,
      description: 'The name, in Latin letters if a source states them, given name first.',
    }),
    nameNative: t.exposeString('nameNative', {
      description: 'The name in its original script; null if no source states it.',
    }),
    role: t.expose('role', { type: StaffRoleEnum, nullable: false, description: 'Their role.' }),
  }),
});

/** An id at another database, as an argument. */
export const ExternalIdInput = builder.inputType('ExternalIdInput', {
  description: 'The id of a work in another database.',
  fields: (t) => ({
    site: t.string({ required: true, description: 'As in `ExternalId.site`.' }),
    id: t.string({ required: true, description: 'As in `ExternalId.value`.' }),
  }),
});
