import { builder } from '#platform/graphql/builder.ts';
import { BY_POSITION, pageOf } from '#platform/graphql/connection.ts';
import type { SourcedDescription, SourcedEpisode } from '../details.ts';
import { inLanguage } from '../rules/in-language.ts';
import { episodeSources } from '../rules/merge-episodes.ts';
import { AnimeRef } from './anime.ts';
import { FieldSourceRef, sourceOf } from './provenance.ts';
import { readDetails } from './readers.ts';
import { SynonymRef } from './work.ts';
import { WorkRef } from './work-interface.ts';

const DescriptionRef = builder.objectRef<SourcedDescription>('Description').implement({
  extensions: { tier: 'public' },
  description: 'What a work is about, and who wrote it.',
  fields: (t) => ({
    text: t.exposeString('text', {
      nullable: false,
      description: 'Markdown. Show HTML in it as text.',
    }),
    lang: t.exposeString('lang', { description: 'BCP 47 tag, where the source tells.' }),
    source: t.exposeString('source', {
      nullable: false,
      description: 'The `key` of the data source that gave it.',
    }),
    sourceName: t.string({
      description: 'The full name of the source; null if the source is no public data set.',
      resolve: ({ source }, _args, { app }) => sourceOf(app, source)?.name ?? null,
    }),
    license: t.string({
      description: 'The licence of the source; null if the source is no public data set.',
      resolve: ({ source }, _args, { app }) => sourceOf(app, source)?.licence ?? null,
    }),
    url: t.string({
      description: 'The address of the source; null if the source is no public data set.',
      resolve: ({ source }, _args, { app }) => sourceOf(app, source)?.url ?? null,
    }),
  }),
});

const EpisodeRef = builder.objectRef<SourcedEpisode>('Episode').implement({
  extensions: { tier: 'public' },
  description: 'One episode of an anime.',
  fields: (t) => ({
    number: t.exposeInt('number', {
      nullable: false,
      description: '1 for the first episode of this anime, also if it goes on from another one.',
    }),
    title: t.string({
      description: 'Its title in a language, or in another one; null if no source states any.',
      args: { lang: t.arg.string({ description: 'BCP 47, such as "ja". English by default.' }) },
      resolve: ({ titles }, { lang }) => inLanguage(titles, lang ?? 'en')?.text ?? null,
    }),
    titles: t.expose('titles', {
      type: [SynonymRef],
      nullable: false,
      description: 'Its title in each language that sources state.',
    }),
    airedOn: t.expose('airedOn', {
      type: 'PartialDate',
      description: 'The day it was first broadcast; null if not known.',
    }),
    durationMinutes: t.int({
      description:
        'Its length in minutes, if it is stated for this episode alone; `Anime.durationMinutes` is the usual one.',
      resolve: ({ durationMinutes }) => durationMinutes ?? null,
    }),
    provenance: t.field({
      type: [FieldSourceRef],
      nullable: false,
      description:
        'Which data source gave each field. Titles have one line for each language: `titles.ja`.',
      resolve: episodeSources,
    }),
  }),
});

builder.interfaceFields(WorkRef, (t) => ({
  description: t.field({
    type: DescriptionRef,
    nullable: true,
    description:
      'What it is about: in the language asked for, else in English, else in any. Null if no source describes it.',
    args: { lang: t.arg.string({ description: 'BCP 47, such as "ja". English by default.' }) },
    resolve: async (work, { lang }, context) =>
      inLanguage((await readDetails(context, work)).descriptions, lang ?? 'en'),
  }),
  descriptions: t.field({
    type: [DescriptionRef],
    nullable: true,
    description:
      'What it is about, in each language a source describes it in. Null while the database is away.',
    resolve: async (work, _args, context) => (await readDetails(context, work)).descriptions,
  }),
  trailers: t.stringList({
    nullable: true,
    description: 'Addresses of its trailers. Null while the database is away.',
    resolve: async (work, _args, context) => (await readDetails(context, work)).trailers,
  }),
}));

builder.objectField(AnimeRef, 'episodes', (t) =>
  t.connection(
    {
      type: EpisodeRef,
      nullable: true,
      description:
        'Its episodes with their titles, as far as sources list them. Null while the database is away.',
      resolve: async (work, args, context) =>
        pageOf((await readDetails(context, work)).episodes, args, BY_POSITION),
    },
    { name: 'EpisodeConnection' },
    { name: 'EpisodeEdge' },
  ),
);
