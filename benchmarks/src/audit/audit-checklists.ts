/**
 * How many questions a review asks of each kind of contract in particular: those it asks of the library's contract of this kind and not of a contract of no kind.
 */
import { readFile } from 'node:fs/promises';
import { auditContract } from '@wenjian/audit';
import { documentOf } from './audit-corpus.ts';

export interface Checklist {
  readonly kind: string;
  readonly questions: readonly string[];
}

export const library = new URL('../../../packages/templates/library/', import.meta.url);

/** A contract that no rule of a single kind speaks of. */
const ofNoKind =
  '协议书\n甲方：北京华澜有限公司\n乙方：上海钧石有限公司\n第一条 双方应当按照约定履行义务。\n第二条 本协议自双方签字之日起生效。';

export async function checklistsOf(names: readonly string[]): Promise<readonly Checklist[]> {
  const asked = new Set(questionsOf(ofNoKind));
  return Promise.all(
    names.map(async (kind) => {
      const text = sampleText(await readFile(new URL(`${kind}.md`, library), 'utf8'));
      return { kind, questions: questionsOf(text).filter((id) => !asked.has(id)) };
    }),
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
