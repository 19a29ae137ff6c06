/** Five hundred citations made from the imported statutes, and how many are judged correctly. */
import {
  type CitationOutcome,
  type CorpusView,
  findCitations,
  judgeCitation,
  type Statute,
  writeLabel,
} from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import { buildDocument } from '@wenjian/document';

const CITATIONS = 500;

export const citationKinds = [
  'correct',
  'wrong number',
  'invented law',
  'repealed law',
  'abbreviated or without title marks',
] as const;
export type CitationKind = (typeof citationKinds)[number];

export interface CitationScore {
  readonly kind: CitationKind;
  readonly cited: number;
  readonly right: number;
  readonly wrong: readonly string[];
}

const invented = [
  '网络借贷诚信法',
  '中华人民共和国合同履行促进法',
  '商业信用管理法',
  '中华人民共和国数据交易法',
  '租赁住房保障法',
  '中华人民共和国平台用工法',
];
const gone = [
  '合同法',
  '中华人民共和国物权法',
  '担保法',
  '侵权责任法',
  '中华人民共和国民法总则',
  '婚姻法',
  '继承法',
  '收养法',
];

/**
 * Half of the numbers are written in Arabic digits, half of the names in full. `statutes`: the last wording
 * of each law.
 */
export function scoreCitations(statutes: readonly Statute[], corpus: CorpusView): readonly CitationScore[] {
  const scores = new Map(citationKinds.map((kind) => [kind, { cited: 0, right: 0, wrong: [] as string[] }]));
  for (let index = 0; index < CITATIONS; index++) {
    const kind = citationKinds[index % citationKinds.length] ?? 'correct';
    const { sentence, expected } = citationOf(kind, index, statutes[(index * 37) % statutes.length]);
    const outcomes = findCitations(documentOf(sentence), corpus.directory).map(
      (citation) => judgeCitation(citation, corpus).outcome,
    );
    const score = scores.get(kind);
    if (score === undefined) continue;
    score.cited++;
    if (outcomes.length === 1 && expected.includes(outcomes[0] ?? 'notVerified')) score.right++;
    else score.wrong.push(`${sentence} → ${outcomes.join(', ') || 'no citation'}`);
  }
  return [...scores].map(([kind, score]) => ({ kind, ...score }));
}

interface WrittenCitation {
  readonly sentence: string;
  readonly expected: readonly CitationOutcome[];
}

function citationOf(kind: CitationKind, index: number, statute: Statute | undefined): WrittenCitation {
  const numbers = (statute?.articles ?? []).flatMap(({ number }) => number ?? []);
  const some = numbers[(index * 7) % Math.max(1, numbers.length)] ?? 1;
  const name = statute?.name ?? '';
  const isEven = Math.floor(index / citationKinds.length) % 2 === 0;
  const label = (number: number) => (isEven ? `第${number}条` : writeLabel({ number, sub: 0 }));
  const say = (law: string, number: number, ...expected: readonly CitationOutcome[]): WrittenCitation => ({
    sentence: `根据${law}${label(number)}的规定办理。`,
    expected,
  });
  switch (kind) {
    case 'correct':
      return say(`《${isEven ? name : shortLawName(name)}》`, some, 'exists');
    case 'wrong number':
      return say(`《${name}》`, Math.max(...numbers) + 1 + (index % 40), 'notFound');
    case 'invented law':
      return say(`《${invented[index % invented.length]}》`, some, 'notFound');
    case 'repealed law':
      return say(`《${gone[index % gone.length]}》`, 1 + (index % 30), 'repealed');
    case 'abbreviated or without title marks':
      return say(isEven ? shortLawName(name) : name, some, 'exists');
  }
}

function documentOf(text: string) {
  const blocks = [{ type: 'paragraph' as const, text }];
  return buildDocument({ readerVersion: 'bench', kind: 'txt', pages: null, blocks, notRead: [] });
}
