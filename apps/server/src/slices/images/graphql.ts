import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import { whenThere } from '#platform/eventual.ts';
import { catalogue, WorkRef, type Anime, type Manga } from '#slices/catalog/index.ts';
import { widthOf, type PictureName } from './picture.ts';
import { factsOf, imageOf, type WorkImage } from './work-image.ts';

const LATER = 'Null until it was first shown to anybody.';

const HOW_PICTURES_COME =
  'Addresses answer with AVIF, WebP or JPEG, as `Accept` asks, and may be kept for a year. Show something of your own if one answers with an error.';

/** The type of one kind of picture. */
const imageType = (name: string, picture: PictureName, what: string) =>
  builder.objectRef<WorkImage>(name).implement({
    extensions: { tier: 'public' },
    description: `${what} ${HOW_PICTURES_COME}`,
    fields: (t) => ({
      large: t.string({
        nullable: false,
        description: `The address of a picture up to ${widthOf(picture, 'large')} pixels wide.`,
        resolve: ({ addressOf }) => addressOf('large'),
      }),
      medium: t.string({
        nullable: false,
        description: `The address of a picture up to ${widthOf(picture, 'medium')} pixels wide.`,
        resolve: ({ addressOf }) => addressOf('medium'),
      }),
      small: t.string({
        nullable: false,
        description: `The address of a picture up to ${widthOf(picture, 'small')} pixels wide.`,
        resolve: ({ addressOf }) => addressOf('small'),
      }),
      color: t.string({
        description: `The colour that most of it has, as "#1a2b3c". ${LATER}`,
        resolve: (cover, _args, context) =>
          whenThere(factsOf(context, cover), (facts) => facts?.colour ?? null),
      }),
      width: t.int({
        description: `Its width at its source, in pixels. ${LATER}`,
        resolve: (cover, _args, context) =>
          whenThere(factsOf(context, cover), (facts) => facts?.width ?? null),
      }),
      height: t.int({
        description: `Its height at its source, in pixels. ${LATER}`,
        resolve: (cover, _args, context) =>
          whenThere(factsOf(context, cover), (facts) => facts?.height ?? null),
      }),
      source: t.string({
        nullable: false,
        description: 'The `key` of the data source that names it.',
        resolve: ({ published }) => published.source,
      }),
      sourceName: t.string({
        nullable: false,
        description: 'The name of that source, for credit.',
        resolve: ({ published: { source } }, _args, { app }) =>
          app.get(catalogue).source(source)?.name ?? source,
      }),
      license: t.string({
        description:
          'The licence of the data of that source, which need not be that of the picture; null if it is no public data set.',
        resolve: ({ published }, _args, { app }) =>
          app.get(catalogue).source(published.source)?.licence ?? null,
      }),
      url: t.string({
        description: 'The address of that source, for credit; null if it is no public data set.',
        resolve: ({ published }, _args, { app }) =>
          app.get(catalogue).source(published.source)?.url ?? null,
      }),
      originalUrl: t.string({
        nullable: false,
        description:
          'The address at which the source publishes it. For credit: who shows it tells that site of every visitor.',
        resolve: ({ published }) => published.url.href,
      }),
    }),
  });

const CoverImageRef = imageType('CoverImage', 'cover', 'The cover of a work, on this instance.');
const BannerImageRef = imageType(
  'BannerImage',
  'banner',
  'A wide picture of a work, on this instance.',
);

// Anime and manga alone are works.
const pictureOf = (app: App, work: object, picture: PictureName): WorkImage | null =>
  imageOf(app, work as Anime | Manga, picture);

builder.interfaceFields(WorkRef, (t) => ({
  coverImage: t.field({
    type: CoverImageRef,
    nullable: true,
    extensions: { isPart: true },
    description:
      'Its cover; null if no source has one, its terms forbid to show it here, or this instance shows no pictures.',
    resolve: (work, _args, { app }) => pictureOf(app, work, 'cover'),
  }),
  bannerImage: t.field({
    type: BannerImageRef,
    nullable: true,
    extensions: { isPart: true },
    description: 'A wide picture, for the top of its page; null as `coverImage` is.',
    resolve: (work, _args, { app }) => pictureOf(app, work, 'banner'),
  }),
}));
