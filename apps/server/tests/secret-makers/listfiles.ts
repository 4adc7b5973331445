import { succeed, type SecretMaker, type SecretMakers } from '../secret-maker.ts';

const exports: SecretMaker = async ({ mika }) => {
  const secret = 'the password of my cloud 8866';
  const place = { target: 'webdav', address: 'https://cloud.invalid/lists/', name: 'mika' };
  const schedule = { frequency: 'weekly', format: 'tsuzuki', place, secret };
  await succeed(mika.post('/account/list-export-schedule', schedule));
  await succeed(mika.post('/account/list-export-schedule/run'));
  return { secret };
};

export const makers: SecretMakers = { exports };
