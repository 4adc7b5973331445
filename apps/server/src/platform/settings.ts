import { nearName } from '@tsuzuki/contract/near-name';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordsOf } from './plain-issue.ts';

/** One setting: the environment variable it comes from, its form, and the sentence the docs print. */
export interface Setting<T = unknown> {
  env: string;
  doc: string;
  schema: z.ZodType<T>;
  /** Shown in the docs instead of the schema's default, if that depends on another setting. */
  defaultText?: string;
  /** May also be read from the file named by `<env>_FILE`, and is never printed. */
  secret?: boolean;
}

export interface SettingsGroup<S extends Record<string, Setting> = Record<string, Setting>> {
  title: string;
  settings: S;
  /** Settings that work only together. If some are set, the others must be too. */
  together?: readonly string[];
}

type ValuesOf<S extends Record<string, Setting>> = {
  readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never;
};

/** The settings of a process: `settings.of(httpSettings).port`. */
export interface Settings {
  /** One sentence per variable that looks like a setting of ours but is not. */
  unknown: readonly string[];
  of<S extends Record<string, Setting>>(group: SettingsGroup<S>): ValuesOf<S>;
}

/** Declares a setting. The docs page and `.env.example` are written from it. */
export const setting = <T>(declaration: Setting<T>): Setting<T> => declaration;

/** Declares the settings of a slice or of a part of the platform, and which of them need each other. */
export const settingsGroup = <S extends Record<string, Setting>>(
  title: string,
  settings: S,
  { together = [] }: { together?: readonly (keyof S & string)[] } = {},
): SettingsGroup<S> => ({ title, settings, together });

/** All errors of a configuration, one line each, ready to print. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const rawValue = ({ env, secret }: Setting, environment: Environment): string | undefined => {
  const direct = environment[env]?.trim();
  if (direct) return direct;
  const file = secret ? environment[`${env}_FILE`]?.trim() : undefined;
  return file ? readFileSync(file, 'utf8').trim() : undefined;
};

const parseSetting = (
  declaration: Setting,
  environment: Environment,
): { value: unknown } | { fault: string } => {
  try {
    const parsed = declaration.schema.safeParse(rawValue(declaration, environment));
    if (parsed.success) return { value: parsed.data };
    return { fault: `${declaration.env}: ${parsed.error.issues.map(wordsOf).join('; ')}` };
  } catch (error) {
    return { fault: `${declaration.env}_FILE cannot be read: ${(error as Error).message}` };
  }
};

/** The missing settings of a group that works only as a whole, if some of the group are set. */
const missingOf = (
  { settings, together = [] }: SettingsGroup,
  record: Readonly<Record<string, unknown>>,
): string[] => {
  // Settings that are missing in the record were set, but are not valid.
  const isSet = (key: string): boolean => !(key in record) || record[key] !== undefined;
  if (!together.some(isSet)) return [];
  const present = together.filter(isSet).map((key) => settings[key]?.env);
  return together
    .filter((key) => !isSet(key))
    .map((key) => `${settings[key]?.env}: is needed beside ${present.join(', ')}`);
};

/** The prefix of names that only we use. */
const OWN_PREFIX = 'TSUZUKI_';

/** A warning, not an error, because other programs set such variables too (Kubernetes does for a service called "tsuzuki"). */
const unknownIn = (groups: readonly SettingsGroup[], environment: Environment): string[] => {
  const declared = groups.flatMap(({ settings }) => Object.values(settings));
  const names = declared.flatMap(({ env, secret }) => (secret ? [env, `${env}_FILE`] : [env]));
  const given = Object.keys(environment).filter(
    (name) => name.startsWith(OWN_PREFIX) && environment[name]?.trim() && !names.includes(name),
  );
  return given.map((name) => {
    const near = nearName(name, names);
    return `${name} is not a setting and changes nothing.${near ? ` Did you mean ${near}?` : ''}`;
  });
};

/**
 * Reads every declared setting from the environment (empty means unset).
 * @throws SettingsError with all errors together
 */
export const readSettings = (
  groups: readonly SettingsGroup[],
  environment: Environment,
): Settings => {
  const values = new Map<SettingsGroup, Record<string, unknown>>();
  const faults: string[] = [];
  for (const group of groups) {
    const record: Record<string, unknown> = {};
    for (const [key, declaration] of Object.entries(group.settings)) {
      const result = parseSetting(declaration, environment);
      if ('fault' in result) faults.push(result.fault);
      else record[key] = result.value;
    }
    faults.push(...missingOf(group, record));
    values.set(group, record);
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    unknown: unknownIn(groups, environment),
    of: <S extends Record<string, Setting>>(group: SettingsGroup<S>) => {
      const record = values.get(group);
      if (!record) throw new Error(`The settings "${group.title}" are not declared in slices.ts.`);
      return record as ValuesOf<S>;
    },
  };
};

/** Building blocks for schemas of settings, with messages that say what to write. */
export const settingSchema = {
  text: (fallback: string) => z.string().default(fallback),
  optionalText: () => z.string().optional(),
  port: (fallback: number) =>
    z.coerce
      .number('must be a port number, 0 to 65535')
      .int('must be a port number, 0 to 65535')
      .min(0, 'must be a port number, 0 to 65535')
      .max(65_535, 'must be a port number, 0 to 65535')
      .default(fallback),
  count: (fallback: number, least: number, most: number) =>
    z.coerce
      .number(`must be a number from ${least} to ${most}`)
      .int(`must be a whole number from ${least} to ${most}`)
      .min(least, `must be at least ${least}`)
      .max(most, `must be at most ${most}`)
      .default(fallback)
      .meta({ from: least, to: most }),
  oneOf: <const V extends readonly [string, ...string[]]>(values: V, fallback: V[number]) =>
    z.enum(values, `must be one of ${values.join(', ')}`).default(fallback as never),
  url: () =>
    z
      .url({
        protocol: /^https?$/u,
        error: 'must be an address such as https://anime.example.org',
      })
      .optional(),
};
