/**
 * The labelled contracts of the review benchmark. A file is a header of `# key: value` lines, `---`, and the
 * contract, one paragraph per line, with planted risks between ⟦rule.id|side⟧ and ⟦/⟧. The marks are removed;
 * the marked text keeps its offsets.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDocument, type Document } from '@wenjian/document';

export interface Plant {
  readonly ruleId: string;
  /** The side it must be reported to; `any`: also in a neutral review. */
  readonly side: 'payer' | 'performer' | 'any';
  readonly start: number;
  readonly end: number;
}

export interface LabelledContract {
  readonly name: string;
  readonly type: string;
  readonly isClean: boolean;
  readonly plants: readonly Plant[];
  /** Rules whose clause was left out on purpose. */
  readonly missing: readonly string[];
  /** Rules that also hit correctly, although not planted. */
  readonly also: readonly string[];
  readonly document: Document;
}

/**
 * `seen` and `practice` are used during development, `unseen` and `blind` only for measuring. The authors of
 * `practice` and `blind` knew the titles of the rules and nothing about how they work.
 */
export const corpusSets = ['seen', 'practice', 'unseen', 'blind'] as const;
export type CorpusSet = (typeof corpusSets)[number];

/** Null when that set is not available. */
export async function loadCorpus(set: CorpusSet): Promise<readonly LabelledContract[] | null> {
  const folder = join(import.meta.dirname, '../../corpora/audit', set);
  const names = await readdir(folder).catch(() => null);
  if (names === null) return null;
  const files = names.filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    files.map(async (name) => parseLabelled(name, await readFile(join(folder, name), 'utf8'))),
  );
}

export function parseLabelled(name: string, source: string): LabelledContract {
  const [head = '', ...rest] = source.replaceAll('\r', '').split(/^---$/m);
  const valuesOf = (key: string): string[] =>
    [...head.matchAll(new RegExp(`^# ${key}: *(\\S+)`, 'gm'))].map((match) => match[1] ?? '');
  const { text, plants } = takeOutMarks(
    name,
    rest
      .join('---')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .join('\n'),
  );
  return {
    name,
    type: valuesOf('type')[0] ?? 'other',
    isClean: /^# clean/m.test(head),
    plants,
    missing: valuesOf('missing'),
    also: valuesOf('also'),
    document: documentOf(text),
  };
}

function takeOutMarks(name: string, marked: string): { text: string; plants: Plant[] } {
  const plants: Plant[] = [];
  const open: { ruleId: string; side: Plant['side']; start: number }[] = [];
  let text = '';
  let copied = 0;
  for (const match of marked.matchAll(/⟦(?:\/|([\w.-]+)\|(payer|performer|any))⟧/g)) {
    text += marked.slice(copied, match.index);
    copied = match.index + match[0].length;
    const [, ruleId, side] = match;
    if (ruleId !== undefined) {
      open.push({
        ruleId,
        side: side === 'payer' || side === 'performer' ? side : 'any',
        start: text.length,
      });
      continue;
    }
    const begun = open.pop();
    if (begun === undefined) throw new Error(`${name}: ⟦/⟧ without a beginning`);
    plants.push({ ...begun, end: text.length });
  }
  text += marked.slice(copied);
  if (open.length > 0 || /[⟦⟧]/.test(text)) throw new Error(`${name}: a mark is broken`);
  return { text, plants };
}

/** One paragraph per line. */
export function documentOf(text: string): Document {
  return buildDocument({
    readerVersion: 'corpus',
    kind: 'txt',
    pages: null,
    blocks: text.split('\n').map((line) => ({ type: 'paragraph', text: line })),
    notRead: [],
  });
}
