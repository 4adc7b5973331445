import { seeCompany } from '#slices/profiles/index.ts';
import { ownerInSight, ownerOf } from '../queries/list.ts';
import { LIST_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import type { ListPage } from './list-page.ts';

/** If there are many followers, the newest are shown. */
const MOST = 500;

/** The caller's own, with the scope to read profiles: those who show the caller what a user of this API may be asked for. */
const company = (name: 'followers' | 'following'): FieldRule<ListPage, { userId: number }> => ({
  resolve: async (list, { userId }, context) => {
    const { id: ownerId } = await ownerOf(context, { userId });
    if (!context.caller.scopes.includes('read:profile')) return list.cut([]);
    const sights = await seeCompany(context, { company: name, ownerId }, MOST);
    return list.cut(sights.flatMap((sight) => ownerInSight(sight) ?? []));
  },
  extensions: { cost: LIST_COST },
});

/** Who follows whom. */
export const companyRules = {
  Page: { followers: company('followers'), following: company('following') },
} satisfies SchemaRules;
