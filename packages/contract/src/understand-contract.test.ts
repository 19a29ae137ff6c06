import { type Block, buildDocument, type Document, type Span } from '@wenjian/document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractOfBlocks } from './contract.testing.ts';
import type { Contract } from './contract.ts';
import { understandContract } from './understand-contract.ts';

const phrases =
  '甲方 乙方 ： （ ） 东方公司 第一条 第9.3条 1. 1.1 （一） 一、 附件一 ， 。 ； “ ” 以下简称 是指 总价 租金 为 人民币 100万 元 1,000.00 壹佰万元整 2026年2月30日 30日 三年 5% 万分之五 每逾期一日 《民法典》 第五百八十六条 仲裁委员会 人民法院 提交 起诉 ____ 【】 XX 待定 盖章 法定代表人 统一社会信用代码 ① 𠮷 \t \n'.split(
    ' ',
  );
const text = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...phrases) },
      { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));
const types: readonly Block['type'][] = [
  'heading',
  'paragraph',
  'listItem',
  'tableCell',
  'header',
  'comment',
];
const document: fc.Arbitrary<Document> = fc
  .array(fc.record({ type: fc.constantFrom(...types), text }), { maxLength: 14 })
  .map((blocks) =>
    buildDocument({
      readerVersion: 'test',
      kind: 'txt',
      pages: null,
      notRead: [],
      blocks: blocks.map((block, index) =>
        block.type === 'tableCell'
          ? { ...block, cell: { table: 0, row: index >> 1, column: index & 1 } }
          : block,
      ),
    }),
  );

it('gives every fact a span that slices out of the text', () => {
  fc.assert(
    fc.property(document, (each) => {
      for (const { start, end } of spansOf(understandContract(each))) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(each.text.length);
      }
    }),
  );
});

it('gives the same facts for the same document', () => {
  fc.assert(
    fc.property(document, (each) => {
      expect(understandContract(each)).toEqual(understandContract(structuredClone(each)));
    }),
  );
});

it('builds a tree whose own texts follow each other and whose children are inside their parents', () => {
  fc.assert(
    fc.property(document, (each) => {
      const { clauses } = understandContract(each);
      clauses.forEach((clause, index) => {
        expect(clause.index).toBe(index);
        expect(clause.own.start).toBeGreaterThanOrEqual(clauses[index - 1]?.own.end ?? 0);
        for (const child of clause.children) {
          expect(clauses[child]).toMatchObject({ parent: index, level: clause.level + 1 });
          expect(clauses[child]?.end).toBeLessThanOrEqual(clause.end);
        }
      });
    }),
  );
});

it('reads nothing from page headers and comments', () => {
  const contract = contractOfBlocks([
    { type: 'header', text: '总价100元，2026年1月1日' },
    { type: 'comment', text: '第一条 30日内付5%' },
  ]);
  expect(spansOf(contract)).toEqual([]);
});

/** Each unit alone would make a careless pattern scan to the end of the text from every position. */
const nasty = '一 _ 1 1, （ 【 《 “一 甲方： 第 附件一 称 以下简称“甲” 总价1 每逾期 仲裁 向仲裁 1年 ，'.split(
  ' ',
);
const LENGTH = 200_000;
/** Of processor time. Linear takes well under a second; one quadratic pattern takes minutes. */
const LIMIT_MS = 15_000;

it.each([...nasty, ' ', '　', '第一条\n'])('takes linear time for %j repeated', (unit) => {
  const before = process.threadCpuUsage();
  contractOfBlocks([{ type: 'paragraph', text: unit.repeat(LENGTH / unit.length) }]);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(LIMIT_MS);
});

function spansOf(contract: Contract): Span[] {
  return [
    ...[contract.title, contract.signature].filter((span) => span !== null),
    ...contract.type.evidence,
    ...contract.parties.map(({ span }) => span),
    ...contract.clauses.flatMap((clause) => [clause, clause.own]),
    ...contract.amounts,
    ...contract.dates,
    ...contract.periods,
    ...contract.percentages,
    ...contract.terms.flatMap((term) => [term, ...term.uses]),
    ...contract.attachments.flatMap(({ mentions, body }) => (body === null ? mentions : [...mentions, body])),
    ...contract.references,
    ...contract.laws,
    ...contract.disputes,
    ...contract.blanks,
  ];
}
