import { builder } from '#platform/graphql/builder.ts';
import { shelfOf } from '../read-model/shelf-of.ts';
import {
  CACHE_SECONDS,
  MOST_IDS,
  workByExternalId,
  workById,
  worksByExternalIds,
  worksByIds,
} from './lookup.ts';
import { ExternalIdInput } from './work.ts';
import { WORKS } from './works.ts';

for (const { media, kind, name, type } of WORKS) {
  builder.queryFields((t) => ({
    [kind]: t.field({
      type,
      nullable: true,
      description: `One ${kind}; null if there is none with this id that the caller may see.`,
      args: { id: t.arg.id({ required: true, description: 'A UUID.' }) },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, entityArgument: 'id' },
      resolve: (_root, { id }, { app, caller }) => workById(shelfOf(app, media), id, caller),
    }),
    [`${kind}s`]: t.field({
      type: [type],
      nullable: { list: true, items: true },
      description: `${name} by their ids, ${MOST_IDS} at most, in the order of the ids; null where \`${kind}\` would be.`,
      args: { ids: t.arg.idList({ required: true, description: `UUIDs of ${kind}.` }) },
      extensions: {
        tier: 'public',
        cacheSeconds: CACHE_SECONDS,
        listSize: MOST_IDS,
        entityArgument: 'ids',
      },
      resolve: (_root, { ids }, { app, caller }) => worksByIds(shelfOf(app, media), ids, caller),
    }),
    [`${kind}ByExternalId`]: t.field({
      type,
      nullable: true,
      description: `The ${kind} that an id of another site means; null if there is none that the caller may see. A site that no work has an id at is refused.`,
      args: {
        site: t.arg.string({ required: true, description: 'As in `ExternalId.site`.' }),
        id: t.arg.string({ required: true, description: 'As in `ExternalId.value`.' }),
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
      resolve: (_root, args, { app, caller }) => workByExternalId(app, media, args, caller),
    }),
    [`${kind}ByExternalIds`]: t.field({
      type: [type],
      nullable: { list: true, items: true },
      description: `${name} by their ids at other sites, ${MOST_IDS} at most, in the order of the ids; null where \`${kind}ByExternalId\` would be.`,
      args: {
        ids: t.arg({ type: [ExternalIdInput], required: true, description: 'Ids at other sites.' }),
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, listSize: MOST_IDS },
      resolve: (_root, { ids }, { app, caller }) => worksByExternalIds(app, media, ids, caller),
    }),
  }));
}
