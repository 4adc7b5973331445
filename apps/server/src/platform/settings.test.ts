import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseSettings } from '#platform/database/index.ts';
import { httpSettings } from '#platform/http/index.ts';
import { readSettings, setting, settingSchema, settingsGroup, SettingsError } from './settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsuzuki-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const group = settingsGroup('Test', {
  port: setting({ env: 'PORT', doc: 'The port.', schema: settingSchema.port(3000) }),
  level: setting({
    env: 'LEVEL',
    doc: 'The level.',
    schema: settingSchema.oneOf(['low', 'high'], 'low'),
  }),
  password: setting({
    env: 'PASSWORD',
    doc: 'The password.',
    schema: z.string().min(4, 'is too short').optional(),
    secret: true,
  }),
});

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings([group], environment);
    return [];
  } catch (error) {
    return (error as SettingsError).faults;
  }
};

describe('readSettings', () => {
  it('takes defaults for what is unset or empty', () => {
    expect(readSettings([group], { PORT: ' ' }).of(group)).toEqual({ port: 3000, level: 'low' });
  });

  it('reads typed values', () => {
    const values = readSettings([group], { PORT: '8080', LEVEL: 'high', PASSWORD: 'secret' }).of(
      group,
    );
    expect(values).toEqual({ port: 8080, level: 'high', password: 'secret' });
  });

  it('reports all faults together', () => {
    expect(faultsOf({ PORT: '70000', LEVEL: 'middle', PASSWORD: 'abc' })).toEqual([
      'PORT: must be a port number, 0 to 65535',
      'LEVEL: must be one of low, high',
      'PASSWORD: is too short',
    ]);
  });

  it('reads a secret from a file, and only a secret', () => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, 'from a file\n');
    const values = readSettings([group], { PASSWORD_FILE: file, PORT_FILE: file }).of(group);
    expect(values).toMatchObject({ password: 'from a file', port: 3000 });
    expect(faultsOf({ PASSWORD_FILE: path.join(folder, 'absent') })[0]).toContain('PASSWORD_FILE');
  });

  it('refuses some of what belongs together, all or none of it not', () => {
    const optional = (env: string) =>
      setting({ env, doc: env, schema: z.string().min(2, 'is too short').optional() });
    const pair = settingsGroup(
      'Pair',
      { user: optional('USER_NAME'), word: optional('WORD'), other: optional('OTHER') },
      { together: ['user', 'word'] },
    );
    const read = (environment: Record<string, string>) => () => readSettings([pair], environment);
    expect(read({ OTHER: 'xx' })).not.toThrow();
    expect(read({ USER_NAME: 'mika', WORD: 'open' })).not.toThrow();
    expect(read({ WORD: 'open' })).toThrow('USER_NAME: is needed beside WORD');
    expect(read({ WORD: 'x' })).toThrow(
      /WORD: is too short\n.*USER_NAME: is needed beside WORD$/su,
    );
    expect(read({ USER_NAME: 'mika', WORD: 'x' })).not.toThrow('needed');
  });

  it('tells what looks like a setting and is none, with the one that was meant', () => {
    const own = settingsGroup('Own', {
      data: setting({ env: 'TSUZUKI_DATA', doc: 'The folder.', schema: settingSchema.text('.') }),
      secret: setting({
        env: 'TSUZUKI_SECRET',
        doc: 'The key.',
        schema: z.string().optional(),
        secret: true,
      }),
    });
    const toldOf = (...names: string[]) =>
      readSettings([own], Object.fromEntries(names.map((name) => [name, 'x']))).unknown;
    expect(toldOf('TSUZUKI_DATA', 'TSUZUKI_SECRET', 'DATA', 'OTHER_DATA')).toEqual([]);
    expect(toldOf('TSUZUKI_DTA', 'TSUZUKI_SECRETS', 'TSUZUKI_SECRET_FIEL')).toEqual([
      'TSUZUKI_DTA is not a setting and changes nothing. Did you mean TSUZUKI_DATA?',
      'TSUZUKI_SECRETS is not a setting and changes nothing. Did you mean TSUZUKI_SECRET?',
      'TSUZUKI_SECRET_FIEL is not a setting and changes nothing. Did you mean TSUZUKI_SECRET_FILE?',
    ]);
    expect(toldOf('TSUZUKI_SERVICE_HOST_AND_PORT')).toEqual([
      'TSUZUKI_SERVICE_HOST_AND_PORT is not a setting and changes nothing.',
    ]);
    expect(readSettings([own], { TSUZUKI_DTA: ' ' }).unknown).toEqual([]);
  });

  it.each([
    ['BASE_URL', 'ftp://anime.example.org'],
    ['BASE_URL', 'javascript:alert(1)'],
    ['BASE_URL', 'anime.example.org'],
    ['TRUSTED_PROXIES', 'nonsense'],
    ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/99'],
    ['DATABASE_URL', 'postgres://host:99999/tsuzuki'],
  ])('names %s in what is wrong with "%s"', (env, value) => {
    const read = () => readSettings([httpSettings, databaseSettings], { [env]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(`${env}: must be`);
  });

  it('takes addresses of every form', () => {
    const environment = {
      BASE_URL: 'https://anime.example.org/',
      TRUSTED_PROXIES: '10.0.0.1, fd00::/8, loopback',
      DATABASE_URL: 'postgresql://user:p%40ss@/tsuzuki?host=/var/run/postgresql',
    };
    expect(
      readSettings([httpSettings, databaseSettings], environment).of(httpSettings),
    ).toMatchObject({
      baseUrl: 'https://anime.example.org',
    });
  });

  it('refuses a group nobody declared', () => {
    expect(() => readSettings([], {}).of(group)).toThrow('not declared');
  });
});
