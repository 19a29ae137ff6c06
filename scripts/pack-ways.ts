/**
 * Makes the vectors of all ways of asking that the library of question types has, and writes them with their entry in the manifest: `node scripts/pack-ways.ts`, whenever a
 * way of asking was written or changed; a test says when. Those that have not changed are kept. A thousand take some twenty seconds of one core. Documentation: models/README.md.
 */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEncoder } from '../apps/server/src/adapters/embedder/local.embedder.ts';
import {
  packWays,
  readWays,
  WAYS_FILE,
  type WayVectors,
} from '../apps/server/src/features/laws/ways-of-asking.ts';
import { packVector, QUESTION_TYPES, waysOfAsking } from '../packages/answers/src/index.ts';

const MODELS = join(import.meta.dirname, '../models');
const MANIFEST = join(MODELS, 'manifest.json');
const TEXTS_AT_ONCE = 64;
/** Six bits a number, as the vectors of articles. */
const LARGEST_SHIPPED = 31;

const { model, embed } = await openEncoder();
const known: WayVectors = await readWays(model).catch(() => new Map());
const ways = waysOfAsking(QUESTION_TYPES);
const missing = ways.filter((way) => !known.has(way)).sort((one, other) => one.length - other.length);
const made = new Map<string, Uint8Array>();
for (let at = 0; at < missing.length; at += TEXTS_AT_ONCE) {
  const texts = missing.slice(at, at + TEXTS_AT_ONCE);
  const vectors = await embed(texts, 'question');
  texts.forEach((text, row) => {
    const vector = vectors[row];
    if (vector === undefined) throw new Error(`no vector was made of ${text}`);
    made.set(text, packVector(vector, LARGEST_SHIPPED));
  });
}
const all = ways.flatMap((way) => {
  const vector = known.get(way) ?? made.get(way);
  return vector === undefined ? [] : [[way, vector] as const];
});
const bytes = await packWays(model, new Map(all));
// A partial file must never have the final name.
writeFileSync(join(MODELS, `${WAYS_FILE}.part`), bytes);
renameSync(join(MODELS, `${WAYS_FILE}.part`), join(MODELS, WAYS_FILE));
writeManifest({
  file: WAYS_FILE,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
  what: `vectors of the ${all.length} ways of asking in packages/answers/src/question-types/library`,
  from: model,
  trained: 'not trained: made by scripts/pack-ways.ts',
  licence: 'as this project',
});
console.log(`${all.length} ways of asking, ${made.size} of them made now, ${bytes.length} bytes`);

function writeManifest(described: { readonly file: string; readonly [about: string]: unknown }): void {
  const { files }: { files: readonly { readonly file: string }[] } = JSON.parse(
    readFileSync(MANIFEST, 'utf8'),
  );
  const others = files.filter(({ file }) => file !== described.file);
  writeFileSync(MANIFEST, `${JSON.stringify({ files: [...others, described] }, null, 2)}\n`);
}
