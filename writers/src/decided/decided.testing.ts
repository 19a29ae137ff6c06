/** Files made from decisions, in a folder of their own. Test code only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Comparison, compareDocuments } from '@wenjian/compare';
import type { DecisionState, Document } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { afterAll, beforeAll } from 'vitest';
import { settleFile } from '../docx/settle/settle-file.ts';
import { bodyTexts } from '../redline/check/word-texts.ts';
import { type DecidedKind, type WrittenDecided, writeDecidedDocx } from './write-decided-docx.ts';

export interface ReadPair {
  readonly oldDocument: Document;
  readonly newDocument: Document;
  readonly comparison: Comparison;
}

export type States = readonly { readonly findingId: string; readonly state: DecisionState }[];

interface DecidedFiles {
  readonly path: (name: string) => string;
  readonly readPair: (old: Uint8Array, target: Uint8Array) => Promise<ReadPair>;
  readonly write: (pair: ReadPair, kind: DecidedKind, decisions: States) => Promise<WrittenDecided>;
  /** The text when every tracked change is accepted or rejected. */
  readonly settledText: (view: 'accepted' | 'rejected') => Promise<string>;
}

const stamp = { author: '文鉴', date: new Date('2026-01-02T03:04:05Z') };

/** For one test file. */
export function decidedFiles(): DecidedFiles {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'decided-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const path = (name: string): string => join(folder, `${name}.docx`);
  return {
    path,
    readPair: async (old, target) => {
      await writeFile(path('old'), old);
      await writeFile(path('new'), target);
      const [oldDocument, newDocument] = [await readDocx(path('old')), await readDocx(path('new'))];
      return { oldDocument, newDocument, comparison: compareDocuments(oldDocument, newDocument) };
    },
    write: (pair, kind, decisions) => {
      const files = { oldPath: path('old'), newPath: path('new') };
      const input = { ...pair, ...files, ...stamp, kind, decisions, revisions: 'accepted' as const };
      return writeDecidedDocx(input, path('out'));
    },
    settledText: async (view) => {
      await settleFile(path('out'), path('settled'), view);
      return bodyTexts(await readDocx(path('settled')), false).join('\n');
    },
  };
}
