import type { RequestContext } from '#platform/graphql/context.ts';
import { requireScope } from '#slices/access/index.ts';
import { parseInput, visitorOfContext, type PreferenceChange } from '#slices/accounts/index.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import { act } from '#slices/lists/index.ts';
import { changePreferences } from '#slices/profiles/index.ts';
import { saveListOptions, saveRowOrder } from '../commands/save-list-options.ts';
import { forgetLists } from '../queries/list.ts';
import { writingOwner } from '../queries/own-entry.ts';
import { listOptionsInput, rowOrderInput } from '../rules/list-options.ts';
import { WRITE_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

interface UserArguments {
  about?: string | null;
  titleLanguage?: string | null;
  displayAdultContent?: boolean | null;
  scoreFormat?: PreferenceChange['scoreFormat'] | null;
  timezone?: string | null;
  rowOrder?: string | null;
  animeListOptions?: unknown;
  mangaListOptions?: unknown;
}

/** AniList sends offsets such as `-08:00`, which say nothing about summer, so they change nothing. */
const ZONE = /^[A-Z][A-Za-z_]+\/|^UTC$/u;

const LANGUAGES = ['ROMAJI', 'ENGLISH', 'NATIVE'] as const;

/** How titles and scores are shown, which whoever may change the list may change. */
const shownAs = ({ titleLanguage, scoreFormat }: UserArguments): PreferenceChange => {
  const language = LANGUAGES.find((each) => titleLanguage?.startsWith(each));
  return { ...(language && { titleLanguage: language }), ...(scoreFormat && { scoreFormat }) };
};

/** What belongs to the profile. */
const ofProfile = ({ about, displayAdultContent, timezone }: UserArguments): PreferenceChange => ({
  ...(about != null && { bio: about }),
  ...(displayAdultContent != null && { showsAdult: displayAdultContent }),
  ...(timezone != null && ZONE.test(timezone) && { timeZone: timezone }),
});

const isEmpty = (change: PreferenceChange): boolean => Object.keys(change).length === 0;

const prefer = async (context: RequestContext, args: UserArguments): Promise<void> => {
  const profile = ofProfile(args);
  if (!isEmpty(profile)) requireScope(context.caller, 'write:profile');
  const change = { ...shownAs(args), ...profile };
  if (isEmpty(change)) return;
  const input = { userId: writingOwner(context).id, change, visitor: visitorOfContext(context) };
  const { app } = context;
  await app.db.transaction().execute((tx) => changePreferences(app, tx, input));
};

const arrange = async (context: RequestContext, args: UserArguments): Promise<void> => {
  const { rowOrder } = parseInput(rowOrderInput, args);
  if (rowOrder != null) await act(context, (tx, { userId }) => saveRowOrder(tx, userId, rowOrder));
  const sent = { ANIME: args.animeListOptions, MANGA: args.mangaListOptions };
  for (const media of MEDIA) {
    if (sent[media] == null) continue;
    const options = parseInput(listOptionsInput, sent[media]);
    await act(context, (tx, writer) =>
      saveListOptions(context.app, tx, writer, { media, options }),
    );
  }
};

const updateUser: FieldRule<unknown, UserArguments> = {
  resolve: async (_root, args, context) => {
    const owner = writingOwner(context);
    await prefer(context, args);
    await arrange(context, args);
    forgetLists(context);
    return owner;
  },
  extensions: { cost: WRITE_COST },
};

/** Changes of how an account's lists are shown. */
export const userWriteRules = { Mutation: { UpdateUser: updateUser } } satisfies SchemaRules;
