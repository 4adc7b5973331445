import { seeCompany } from '#slices/profiles/index.ts';
import { ownerInSight, ownerOf } from '../queries/list.ts';
import { LIST_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import type { ListPage } from './list-page.ts';

/** If there are many followers, the newest are shown. */
const MOST = 500;

/** The caller's own followers or follows, with the scope to read profiles: those whose lists the caller may see. */
const company = (name: 'followers' | 'following'): FieldRule<ListPage, { userId: number }> => ({
  resolve: async (list, { userId }, context) => {
    const { id: ownerId } = await ownerOf(context, { userId });
    if (!context.caller.scopes.includes('read:profile')) return list.cut([]);
    const sights = await seeCompany(context, { company: name, ownerId }, MOST);
    return list.cut(sights.flatMap((sight) => ownerInSight(sight) ?? []));
  },
  extensions: { cost: LIST_COST },
});

/** Followers and followed users. */
export const companyRules = {
  Page: { followers: company('followers'), following: company('following') },
} satisfies SchemaRules;
