/** One competitor in a separate process, so that its memory is its own: `NAME OLD_FILE NEW_FILE` → one JSON line. */
import { readFileSync } from 'node:fs';
import { applyScript, compareDocuments } from '@wenjian/compare';
import { buildDocument, type Document } from '@wenjian/document';
import { diffChars } from 'diff';
import DiffMatchPatch from 'diff-match-patch';

/** Characters of the warm-up: enough for the compiler to have seen the code, too few to affect the result. */
const WARM_UP_CHARACTERS = 4000;

/** Each takes two texts and returns the number of changes. */
const contestants: Readonly<Record<string, (old: string, target: string) => number>> = {
  wenjian: (old, target) => {
    const [one, other] = [toDocument(old), toDocument(target)];
    const { script, changes } = compareDocuments(one, other);
    if (applyScript(script, one.text) !== other.text)
      throw new Error('the script does not give the new text');
    return changes.length;
  },
  jsdiff: (old, target) => diffChars(old, target).filter((part) => part.added || part.removed).length,
  'diff-match-patch': (old, target) => {
    const engine = new DiffMatchPatch();
    // With its default of one second it silently gives up and reports everything as changed.
    engine.Diff_Timeout = 0;
    return engine.diff_main(old, target).filter(([kind]) => kind !== 0).length;
  },
};

const [name = '', oldPath = '', newPath = ''] = process.argv.slice(2);
const contestant = contestants[name];
if (contestant === undefined) throw new Error(`no contestant ${name}`);
const old = readFileSync(oldPath, 'utf8');
const target = readFileSync(newPath, 'utf8');
contestant(old.slice(0, WARM_UP_CHARACTERS), target.slice(0, WARM_UP_CHARACTERS));
const started = performance.now();
const changeCount = contestant(old, target);
const elapsedMs = performance.now() - started;
console.log(JSON.stringify({ elapsedMs, changeCount }));

function toDocument(text: string): Document {
  const blocks = text.split('\n').map((line) => ({ type: 'paragraph', text: line }) as const);
  return buildDocument({ readerVersion: 'bench', kind: 'txt', pages: null, blocks, notRead: [] });
}
