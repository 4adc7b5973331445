import type { Tx } from '#platform/database/index.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireScope } from '#slices/access/index.ts';
import { Refusal } from '#platform/errors.ts';
import { parseInput, visitorOfContext, type PreferenceChange } from '#slices/accounts/index.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import { act, asOneBatch, type Writer } from '#slices/lists/index.ts';
import { changePreferences } from '#slices/profiles/index.ts';
import { changeSettings } from '../commands/change-settings.ts';
import { saveListOptions, saveRowOrder } from '../commands/save-list-options.ts';
import { forgetLists } from '../queries/list.ts';
import { writingOwner } from '../queries/own-entry.ts';
import { forgetTitleLanguage } from '../queries/title-language.ts';
import { userOptionsInput, type UserOptionsInput } from '../rules/list-options.ts';
import { renamed } from '../refused-edit.ts';
import { WRITE_COST } from './cost.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';

interface UserArguments {
  about?: string | null;
  titleLanguage?: string | null;
  displayAdultContent?: boolean | null;
  scoreFormat?: PreferenceChange['scoreFormat'] | null;
  timezone?: string | null;
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

/** AniList's names of our preferences, for the messages of refused ones. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  bio: 'about',
  showsAdult: 'displayAdultContent',
  timeZone: 'timezone',
};

const prefer = async (
  { app }: RequestContext,
  tx: Tx,
  input: Parameters<typeof changePreferences>[2],
): Promise<void> => {
  if (isEmpty(input.change)) return;
  try {
    await changePreferences(app, tx, input);
  } catch (error) {
    throw error instanceof Refusal ? renamed(error, (field) => FIELD_NAMES[field] ?? field) : error;
  }
};

const isEmpty = (change: PreferenceChange): boolean => Object.keys(change).length === 0;

/** The preferences that the arguments change. @throws Refusal `FORBIDDEN` for the profile without its scope */
const preferencesOf = ({ caller }: RequestContext, args: UserArguments): PreferenceChange => {
  const profile = ofProfile(args);
  if (!isEmpty(profile)) requireScope(caller, 'write:profile');
  return { ...shownAs(args), ...profile };
};

const arrange = async (
  { app }: RequestContext,
  tx: Tx,
  writer: Writer,
  { rowOrder, ...sent }: UserOptionsInput,
): Promise<void> => {
  if (rowOrder != null) await saveRowOrder(tx, writer.userId, rowOrder);
  const lists = { ANIME: sent.animeListOptions, MANGA: sent.mangaListOptions };
  for (const media of MEDIA) {
    const options = lists[media];
    if (options) await saveListOptions(app, tx, writer, { media, options });
  }
};

/** All that the arguments say is changed, or nothing. */
const updateUser: FieldRule<unknown, UserArguments> = {
  resolve: async (_root, args, context) => {
    const owner = writingOwner(context);
    const { app } = context;
    const options = parseInput(userOptionsInput, args);
    const change = preferencesOf(context, args);
    const input = { userId: owner.id, change, visitor: visitorOfContext(context) };
    await act(context, (tx, writer) =>
      asOneBatch(app, tx, writer, async () => {
        await changeSettings(app, tx, writer, async () => {
          await arrange(context, tx, writer, options);
          await prefer(context, tx, input);
        });
      }),
    );
    forgetLists(context);
    forgetTitleLanguage(context);
    return owner;
  },
  extensions: { cost: WRITE_COST },
};

/** Changes of how an account's lists are shown. */
export const userWriteRules = { Mutation: { UpdateUser: updateUser } } satisfies SchemaRules;
