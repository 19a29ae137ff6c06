/**
 * Hand-written reuse, by somebody who did not know the engine. Sources and suspicious texts, one paragraph
 * per line; reused passages are between ⟦p1|kind|src-01⟧ and ⟦/p1⟧ in the suspicious text and between
 * ⟦sus-01.p1⟧ and ⟦/sus-01.p1⟧ in the source. The marks are removed.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDocument, type Document } from '@wenjian/document';
import type { FragmentKind } from '@wenjian/plagiarism';
import type { PlantedCase, Range } from './reuse-corpus.ts';

/**
 * `practice` is used during development; `blind` is only measured: nobody looks at its texts or at what is
 * missed in them.
 */
export const writtenSets = ['practice', 'blind'] as const;
export type WrittenSet = (typeof writtenSets)[number];

export interface WrittenCase extends PlantedCase {
  readonly kind: FragmentKind;
}

/** One suspicious text and one source, whether or not anything was reused. */
export interface WrittenPair {
  readonly name: string;
  readonly suspicious: Document;
  readonly source: Document;
  readonly cases: readonly WrittenCase[];
}

const folder = join(import.meta.dirname, '../../corpora/plagiarism');

/** Every suspicious text of the set with every source. */
export async function loadWritten(set: WrittenSet): Promise<readonly WrittenPair[]> {
  const [sources, texts] = await Promise.all([readTexts('sources'), readTexts(set)]);
  return texts.flatMap((text) => sources.map((source) => pairOf(text, source)));
}

interface Marked {
  readonly name: string;
  readonly document: Document;
  /** By the words in the opening mark. */
  readonly marks: ReadonlyMap<string, Range>;
}

function pairOf(text: Marked, source: Marked): WrittenPair {
  const cases = [...text.marks].flatMap(([mark, suspicious]): WrittenCase[] => {
    const [id = '', kind = '', from = ''] = mark.split('|');
    if (from !== source.name) return [];
    const there = source.marks.get(`${text.name}.${id}`);
    if (there === undefined) throw new Error(`${text.name}: ${id} has no place in ${from}`);
    return [{ kind: kindOf(kind), suspicious, source: there }];
  });
  return { name: `${text.name} ${source.name}`, suspicious: text.document, source: source.document, cases };
}

function kindOf(name: string): FragmentKind {
  if (name === 'verbatim' || name === 'edited' || name === 'paraphrase') return name;
  throw new Error(`${name} is no kind of reuse`);
}

async function readTexts(under: string): Promise<readonly Marked[]> {
  const names = (await readdir(join(folder, under))).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    names.map(async (name) =>
      parseMarked(name.slice(0, -'.txt'.length), await readFile(join(folder, under, name), 'utf8')),
    ),
  );
}

export function parseMarked(name: string, source: string): Marked {
  const lines = source.split(/\r?\n/).filter((line) => line.trim() !== '');
  const marked = lines.join('\n');
  const marks = new Map<string, Range>();
  const open = new Map<string, { mark: string; start: number }>();
  let text = '';
  let copied = 0;
  for (const match of marked.matchAll(/⟦(\/?)([^⟧]+)⟧/g)) {
    text += marked.slice(copied, match.index);
    copied = match.index + match[0].length;
    const [, slash, mark = ''] = match;
    const [id = ''] = mark.split('|');
    if (slash === '') {
      open.set(id, { mark, start: text.length });
      continue;
    }
    const begun = open.get(id);
    if (begun === undefined) throw new Error(`${name}: ⟦/${id}⟧ without a beginning`);
    open.delete(id);
    marks.set(begun.mark, { start: begun.start, end: text.length });
  }
  text += marked.slice(copied);
  if (open.size > 0 || /[⟦⟧]/.test(text)) throw new Error(`${name}: a mark is broken`);
  const blocks = text.split('\n').map((line) => ({ type: 'paragraph' as const, text: line }));
  const document = buildDocument({ readerVersion: 'corpus', kind: 'txt', pages: null, blocks, notRead: [] });
  if (document.text !== text) throw new Error(`${name}: the text moved`);
  return { name, document, marks };
}
