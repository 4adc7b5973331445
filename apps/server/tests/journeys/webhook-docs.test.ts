import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const docs = readFileSync(path.join(root, 'docs/api/webhooks.md'), 'utf8');
const vectorsFile = path.join(root, 'packages/contract/webhook-vectors.json');
const vectors = JSON.parse(readFileSync(vectorsFile, 'utf8')) as { name: string; expect: string }[];

const folder = mkdtempSync(path.join(tmpdir(), 'tsuzuki-snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const snippet = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'u').exec(docs)?.[1] ?? '';

/** Each prints for every vector whether it is accepted, as JSON. */
const LANGUAGES: Record<
  string,
  { program: string; file: string; tail: string; args: (file: string) => string[] }
> = {
  ts: {
    program: process.execPath,
    file: 'verify.ts',
    args: (file) => ['--disable-warning=ExperimentalWarning', file],
    tail: `
      import { readFileSync } from 'node:fs';
      const vectors = JSON.parse(readFileSync(${JSON.stringify(vectorsFile)}, 'utf8'));
      console.log(JSON.stringify(vectors.map((v: any) => v.secrets.some((s: string) => verify(s, v.headers, v.body, v.nowSeconds)))));`,
  },
  python: {
    program: 'python3',
    file: 'verify.py',
    args: (file) => [file],
    tail: `
import json
vectors = json.load(open(${JSON.stringify(vectorsFile)}, encoding="utf-8"))
print(json.dumps([any(verify(s, v["headers"], v["body"].encode(), v["nowSeconds"]) for s in v["secrets"]) for v in vectors]))`,
  },
  go: {
    program: 'go',
    file: 'verify.go',
    args: (file) => ['run', file],
    tail: `
type vector struct { Secrets []string; NowSeconds int64; Headers map[string]string; Body string }
func main() {
	data, _ := os.ReadFile(${JSON.stringify(vectorsFile)})
	var vectors []vector
	json.Unmarshal(data, &vectors)
	accepted := []bool{}
	for _, v := range vectors {
		is := false
		for _, s := range v.Secrets { is = is || verify(s, v.Headers, []byte(v.Body), v.NowSeconds) }
		accepted = append(accepted, is)
	}
	text, _ := json.Marshal(accepted)
	os.Stdout.Write(text)
}`,
  },
  php: {
    program: 'php',
    file: 'verify.php',
    args: (file) => [file],
    tail: `
$vectors = json_decode(file_get_contents(${JSON.stringify(vectorsFile)}), true);
echo json_encode(array_map(fn($v) => (bool) array_filter($v['secrets'], fn($s) => verify($s, $v['headers'], $v['body'], $v['nowSeconds'])), $vectors));`,
  },
};

const sourceOf = (language: string, tail: string): string => {
  const source = snippet(language);
  const imports =
    language === 'go' ? source.replace('import (', 'import (\n"encoding/json"\n"os"') : source;
  return `${imports}\n${tail}\n`;
};

const isHere = (program: string): boolean =>
  spawnSync(program, [program === 'go' ? 'version' : '--version']).status === 0;

describe('the snippet of the docs', () => {
  for (const [language, { program, file, tail, args }] of Object.entries(LANGUAGES)) {
    it.runIf(isHere(program))(`in ${language} decides as the vectors say`, () => {
      const place = path.join(folder, file);
      writeFileSync(place, sourceOf(language, tail));
      const { stdout, stderr } = spawnSync(program, args(place), { encoding: 'utf8' });
      const accepted = stdout === '' ? stderr : (JSON.parse(stdout) as boolean[]);
      expect(accepted).toEqual(vectors.map((vector) => vector.expect === 'accepted'));
    });
  }

  it('is there in each language', () => {
    for (const language of Object.keys(LANGUAGES)) expect(snippet(language)).toContain('verify(');
  });
});
