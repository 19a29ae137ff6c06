/**
 * How many questions a review asks of each kind of contract in particular: those it asks of the library's contract of this kind and not of a contract of no kind,
 * and how many of these it asks of fewer than half of the kinds.
 */
import { readdir, readFile } from 'node:fs/promises';
import { auditContract } from '@wenjian/audit';
import { documentOf } from './audit-corpus.ts';

export interface Checklist {
  readonly kind: string;
  readonly questions: readonly string[];
  /** Those that fewer than half of the kinds are asked. */
  readonly own: readonly string[];
}

/** Contracts of kinds the library has no template of stand with the corpora. */
const folders = [
  new URL('../../../packages/templates/library/', import.meta.url),
  new URL('../../corpora/checklists/', import.meta.url),
];

/** A contract that no rule of a single kind speaks of. */
const ofNoKind =
  '协议书\n甲方：北京华澜有限公司\n乙方：上海钧石有限公司\n第一条 双方应当按照约定履行义务。\n第二条 本协议自双方签字之日起生效。';

export async function checklists(): Promise<readonly Checklist[]> {
  const asked = new Set(questionsOf(ofNoKind));
  const samples = (await Promise.all(folders.map(samplesIn))).flat();
  const all = samples.map(({ kind, text }) => ({
    kind,
    questions: questionsOf(text).filter((id) => !asked.has(id)),
  }));
  const times = Map.groupBy(
    all.flatMap(({ questions }) => questions),
    (id) => id,
  );
  const isRare = (id: string) => (times.get(id)?.length ?? 0) * 2 < all.length;
  return all.map(({ kind, questions }) => ({ kind, questions, own: questions.filter(isRare) }));
}

async function samplesIn(folder: URL) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md').sort();
  return Promise.all(
    files.map(async (name) => ({
      kind: name.slice(0, -'.md'.length),
      text: sampleText(await readFile(new URL(name, folder), 'utf8')),
    })),
  );
}

function questionsOf(text: string): readonly string[] {
  const { checked } = auditContract(documentOf(text));
  return checked
    .filter(({ outcome, unproven }) => outcome !== 'notApplicable' || unproven !== null)
    .map(({ ruleId }) => ruleId);
}

/** The contract of the library with the values of its example. */
function sampleText(source: string): string {
  const [, head = '', body = ''] = source.split(/^---$/m);
  const title = /^title: (.*)$/m.exec(head)?.[1] ?? '';
  let number = 0;
  const lines = body
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('|'))
    .map((line) =>
      line
        .replace(/^@(?:company|person|any)? ?(\S+) ?(.*)$/, '$1（$2）：北京华澜有限公司')
        .replace(/^# (.*)$/, (_, heading: string) => `第${++number}条 ${heading}`)
        .replace(/〔(?:[^〔〕=]*=)?([^〔〕]*)〕/g, '$1'),
    );
  return [title, ...lines].join('\n');
}
