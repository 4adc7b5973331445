/** `npm run release-schema -- 2026-12-01`: releases the changes of the schema. Later changes are compared with it. */
import { publicSchema } from '../src/schema.ts';
import { releaseSchema } from './api-history.ts';
import { printPublicSchema } from './print-schema.ts';

const [on = ''] = process.argv.slice(2);
if (/^\d{4}-\d{2}-\d{2}$/u.test(on)) {
  const schema = publicSchema();
  await releaseSchema(schema, printPublicSchema(schema), on);
} else {
  process.stderr.write('Say on which day: npm run release-schema -- 2026-12-01\n');
  process.exitCode = 2;
}
