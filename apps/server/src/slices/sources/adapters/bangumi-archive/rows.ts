import { z } from 'zod';
import { listOf, optional } from '../manga/field.ts';
import { MOST_ID } from './id-table.ts';

const Id = z.int().positive().max(MOST_ID);
const Code = z.int().nonnegative().max(0xffff);
const Text = z.string().max(100_000).catch('');
const Votes = z.record(z.string(), z.number().nonnegative());

/** A work, or a volume of one. */
export const Subject = z.object({
  id: Id,
  type: z.int(),
  name: z.string().max(1_000),
  name_cn: z.string().max(1_000).catch(''),
  infobox: Text,
  platform: z.int().catch(0),
  summary: Text,
  nsfw: optional(z.boolean()),
  tags: listOf(z.object({ name: z.string().max(100), count: z.int().nonnegative().catch(0) })),
  series: z.boolean().catch(false),
  date: optional(z.string()),
  score: optional(z.number().min(0).max(10)),
  score_details: Votes.catch({}),
  favorite: Votes.catch({}),
});
export type Subject = z.infer<typeof Subject>;

export const Episode = z.object({
  subject_id: Id,
  type: Code,
  disc: Code.catch(0),
  sort: z.number(),
  name: Text,
  name_cn: Text,
  airdate: z.string().max(100).catch(''),
});

export const Character = z.object({ id: Id, role: Code, name: z.string(), infobox: Text });
export const Person = z.object({ id: Id, type: Code, name: z.string(), infobox: Text });

export const SubjectCharacter = z.object({
  subject_id: Id,
  character_id: Id,
  type: Code,
  order: Code.catch(0xffff),
});
export const SubjectPerson = z.object({ subject_id: Id, person_id: Id, position: Code });
export const PersonCharacter = z.object({ subject_id: Id, character_id: Id, person_id: Id });
export const SubjectRelation = z.object({
  subject_id: Id,
  related_subject_id: Id,
  relation_type: Code,
});
