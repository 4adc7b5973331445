import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import {
  AnimeRef,
  catalogue,
  MangaRef,
  mangaCatalogue,
  type Media,
  visibleTo,
} from '#slices/catalog/index.ts';
import type { Subject } from '../model.ts';

export const EditMediaEnum = builder.enumType('EditMedia', {
  description: 'Whether an edit is about an anime or a manga.',
  values: valuesOf<Media>({ ANIME: 'Something to watch.', MANGA: 'Something to read.' }),
});

type Looking = Pick<RequestContext, 'app' | 'caller'>;

const animeOf = ({ workId }: Subject, { app, caller }: Looking) => {
  const anime = app.get(catalogue).get(workId);
  return anime && visibleTo(caller)(anime) ? anime : null;
};

const mangaOf = ({ workId }: Subject, { app, caller }: Looking) => {
  const manga = app.get(mangaCatalogue).get(workId);
  return manga && visibleTo(caller)(manga) ? manga : null;
};

/** Whether the caller may see edits of a work. Those of works that are not here, and may be adult, are for signed-in users. */
export const seesEdits = (subject: Subject, { app, caller }: Looking): boolean => {
  const shelf = subject.medium === 'ANIME' ? app.get(catalogue) : app.get(mangaCatalogue);
  const work = shelf.get(subject.workId);
  if (!work || work.isHidden) return caller.userId !== null;
  return visibleTo(caller)(work);
};

type Fields<Shape> = Parameters<
  Parameters<ReturnType<typeof builder.objectRef<Shape>>['implement']>[0]['fields'] & object
>[0];

/** The fields that say what an edit is about. */
export const subjectFields = <Shape extends Subject>(t: Fields<Shape>) => ({
  media: t.field({
    type: EditMediaEnum,
    nullable: false,
    description: 'Whether it is about an anime or a manga.',
    resolve: ({ medium }) => medium,
  }),
  workId: t.id({
    nullable: false,
    description: 'Id of the anime or manga. A work that is only proposed will have this id.',
    resolve: ({ workId }) => workId,
  }),
  anime: t.field({
    type: AnimeRef,
    description: 'The anime; null for a manga, and if the caller may not see it.',
    resolve: (subject, _args, context) => animeOf(subject, context),
  }),
  manga: t.field({
    type: MangaRef,
    description: 'The manga; null for an anime, and if the caller may not see it.',
    resolve: (subject, _args, context) => mangaOf(subject, context),
  }),
});
