/** Demands of users on contracts of the corpus, each with the answer a reader gave: `practice.tsv` is built with, `apart.tsv` was labelled before it was run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditContract, type DemandAnswer } from '@wenjian/audit';
import type { Document } from '@wenjian/document';
import { loadCorpus } from './audit-corpus.ts';

export interface LabelledDemand {
  readonly contract: string;
  readonly standpoint: string;
  readonly demand: string;
  readonly outcome: DemandAnswer['outcome'];
  /** Words that the quotations must contain; empty: any or none. */
  readonly quoted: string;
}

export interface JudgedDemand extends LabelledDemand {
  readonly answer: DemandAnswer;
  readonly document: Document;
  /** `silent`: not judged where a reader can tell. */
  readonly grade: 'right' | 'silent' | 'wrong';
}

export async function judgeDemands(set: 'practice' | 'apart'): Promise<readonly JudgedDemand[]> {
  const documents = await documentsByName();
  return readRows(set).map((row) => {
    const document = documents.get(row.contract);
    if (document === undefined) throw new Error(`there is no contract ${row.contract}`);
    const { demands } = auditContract(document, { standpoint: row.standpoint, customDemand: row.demand });
    const [answer] = demands;
    if (answer === undefined) throw new Error(`no answer to ${row.demand}`);
    return { ...row, answer, document, grade: gradeOf(row, answer) };
  });
}

function gradeOf({ outcome, quoted }: LabelledDemand, answer: DemandAnswer): JudgedDemand['grade'] {
  if (answer.outcome === 'notChecked') return outcome === 'notChecked' ? 'right' : 'silent';
  const isQuoted = answer.quotes
    .map(({ quote }) => quote.replace(/\s/g, ''))
    .join('\n')
    .includes(quoted);
  return answer.outcome === outcome && isQuoted ? 'right' : 'wrong';
}

function readRows(set: string): readonly LabelledDemand[] {
  const file = join(import.meta.dirname, `../../corpora/demands/${set}.tsv`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [contract = '', standpoint = '', demand = '', outcome = '', quoted = ''] = line.split('\t');
      return { contract, standpoint, demand, outcome: outcome as LabelledDemand['outcome'], quoted };
    });
}

async function documentsByName(): Promise<ReadonlyMap<string, Document>> {
  const byName = new Map<string, Document>();
  for (const set of ['seen', 'unseen'] as const)
    for (const { name, document } of (await loadCorpus(set)) ?? [])
      byName.set(`${set}/${name.replace(/\.txt$/, '')}`, document);
  return byName;
}
