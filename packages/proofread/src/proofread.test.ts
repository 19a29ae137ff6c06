/** The promises of correction.ts, on generated contract text and on planted mistakes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../document/src/document.testing.ts';
import { type Correction, isApplied } from './correction.ts';
import { openSmallLanguage } from './language/language.testing.ts';
import { contractRows } from './lexicon/contract-lexicon.ts';
import { proofreadDocument } from './proofread-document.ts';
import { proofreadLine } from './proofread-line.ts';

const language = openSmallLanguage();

const pieces = [
  '甲方',
  '乙方应当',
  '支付价款',
  '的的',
  '，，',
  '、，',
  '程序正档原则',
  '应当支会价款',
  '（',
  '）',
  '“签定”',
  '《帐户管理办法》',
  '____',
  '壹佰万元整',
  'HT-2024-签定',
  '100，000元',
  '國家',
  '应当应当',
  'a@b.cn',
  '其它',
  '。',
  '；',
];
const line = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom(...contractRows).map(({ wrong }) => wrong),
      fc.constantFrom(...contractRows).map(({ right }) => right),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

function apply(text: string, corrections: readonly Correction[]): string {
  return corrections
    .filter(isApplied)
    .reduceRight(
      (done, { start, end, suggestion }) => done.slice(0, start) + suggestion + done.slice(end),
      text,
    );
}

describe('proofreading a document', () => {
  it('gives corrections in order that do not overlap and quote the text at their place', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (paragraphs) => {
        const document = documentOfParagraphs(...paragraphs);
        const { corrections } = proofreadDocument(document, { language });
        corrections.forEach(({ start, end, original }, index) => {
          expect(original).toBe(document.text.slice(start, end));
          expect(start).toBeGreaterThanOrEqual(corrections[index - 1]?.end ?? 0);
        });
        expect(new Set(corrections.map(({ id }) => id)).size).toBe(corrections.length);
      }),
    );
  });

  it('gives the text with every replacement applied, and the same each time', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (paragraphs) => {
        const document = documentOfParagraphs(...paragraphs);
        const result = proofreadDocument(document, { language });
        expect(result.corrected).toBe(apply(document.text, result.corrections));
        expect(proofreadDocument(document, { language })).toEqual(result);
      }),
    );
  });

  it('says what was not examined when there is no language model and no corrector', () => {
    const { coverage } = proofreadDocument(documentOfParagraphs('双方签订本合同。'));
    expect(coverage.notExamined).toEqual([
      { what: '文字的统计检查', count: 1, reason: '语言模型没有打开，只按词库与规则检查文字' },
      { what: '纠错模型的检查', count: 1, reason: '未使用纠错模型，只按词库、规则与统计检查文字' },
    ]);
  });

  it('finds the same before the corrector has read, and says that it has not', () => {
    const document = documentOfParagraphs('甲方签定本合同，程序正档原则的要求。');
    const first = proofreadDocument(document, { language, isBeforeCorrector: true });
    expect(first.corrections).toEqual(proofreadDocument(document, { language }).corrections);
    expect(first.coverage.notExamined).toEqual([
      {
        what: '纠错模型的检查',
        count: 1,
        reason: '纠错模型还没有通读全文，这里先列出规则、词库与统计的结果',
      },
    ]);
  });

  it('never changes the names of the parties', () => {
    const document = documentOfParagraphs(
      '买卖合同',
      '甲方：北京签定帐户科技有限公司',
      '乙方：王帐户',
      '北京签定帐户科技有限公司应当付款。',
    );
    expect(proofreadDocument(document).corrected).toBe(document.text);
  });

  it('does not correct a word that the team calls right, over the whole contract', () => {
    const document = documentOfParagraphs(
      '买卖合同',
      '甲方：北京恒远科技有限公司',
      '乙方：上海嘉禾建材有限公司',
      '第一条 北京恒源科技有限公司应当付款。',
      '第二条 丙方应当在2026年2月30日验收，违反第九条的应当赔偿。',
    );
    const rules = (alwaysRight: readonly string[]): readonly string[] =>
      proofreadDocument(document, { lexicon: { alwaysRight, alwaysWrong: [] } }).corrections.map(
        ({ ruleId }) => ruleId,
      );
    const beyondWording = ['figures.no-such-date', 'references.no-clause'];
    expect(rules([])).toEqual(['terms.party-name', 'terms.undefined-party', ...beyondWording]);
    expect(rules(['北京恒源科技有限公司', '丙方', '2026年2月30日', '第九条'])).toEqual(beyondWording);
  });

  it('accepts a wording that the author always uses', () => {
    const once = documentOfParagraphs('程序正档原则的要求。');
    const always = documentOfParagraphs(...Array.from({ length: 4 }, () => '程序正档原则的要求。'));
    expect(proofreadDocument(once, { language }).corrected).toBe('程序正当原则的要求。');
    expect(proofreadDocument(always, { language }).corrected).toBe(always.text);
  });
});

describe('proofreading a line', () => {
  it('does not correct a corrected place again', () => {
    fc.assert(
      fc.property(line, (text) => {
        const { corrections, corrected } = proofreadLine(text, { language });
        const again = proofreadLine(corrected, { language }).corrections;
        let shift = 0;
        for (const { start, end, suggestion } of corrections.filter(isApplied)) {
          const from = start + shift;
          const to = from + (suggestion?.length ?? 0);
          shift += to - from - (end - start);
          const faults = again.filter((other) => other.start < to && other.end > from);
          expect(faults.map(({ original }) => original)).toEqual([]);
        }
      }),
    );
  });

  it('finds typos by context and by the lexicon', () => {
    const { corrections, corrected } = proofreadLine('程序正档原则的要求，双方签定。', { language });
    expect(corrected).toBe('程序正当原则的要求，双方签订。');
    expect(corrections.map(({ ruleId, tier }) => [ruleId, tier])).toEqual([
      ['typo.statistical', 'suspect'],
      ['typo.agreement.sign', 'error'],
    ]);
  });

  it.each([
    '《签定帐户管理办法》',
    '“帐户”一词',
    '法定代表人：帐单',
    '地址：北京市签定路8号',
    '上海帐户信息技术有限公司',
    '人民币壹佰贰拾万元整',
  ])('does not change protected text: %s', (text) => {
    expect(proofreadLine(text, { language }).corrected).toBe(text);
  });

  it('inserts missing characters and removes doubled ones', () => {
    expect(proofreadLine('因不可力迟延。', { language }).corrected).toBe('因不可抗力迟延。');
    expect(proofreadLine('收收到通知。', { language }).corrected).toBe('收到通知。');
  });

  it('follows the lexicon of the team', () => {
    const lexicon = { alwaysRight: ['签定'], alwaysWrong: [{ wrong: '本合同书', right: '本合同' }] };
    const { corrected } = proofreadLine('双方签定本合同书。', { lexicon });
    expect(corrected).toBe('双方签定本合同。');
  });

  it.each([
    ['型号为XXX。', 'XXX'],
    ['交货日期待定。', '待定'],
    ['使用百分百,牌涂料。', '百分百,牌'],
  ])('does not correct a word that the team calls right: %s', (text, word) => {
    const within = ({ start, end }: Correction): boolean =>
      start >= text.indexOf(word) && end <= text.indexOf(word) + word.length;
    const lexicon = { alwaysRight: [word], alwaysWrong: [] };
    expect(proofreadLine(text).corrections.some(within)).toBe(true);
    expect(proofreadLine(text, { lexicon }).corrections.some(within)).toBe(false);
  });

  it('follows the team when it calls one word both right and wrong', () => {
    const lexicon = { alwaysRight: ['待定'], alwaysWrong: [{ wrong: '待定', right: '另行约定' }] };
    expect(proofreadLine('交货日期待定。', { lexicon }).corrected).toBe('交货日期另行约定。');
  });

  it('never applies advice', () => {
    const { corrections, corrected } = proofreadLine('其它事项,由双方做出说明');
    expect(corrections.map(({ tier }) => tier)).toEqual(['advice', 'advice', 'advice']);
    expect(corrected).toBe('其它事项,由双方做出说明');
  });
});

it('a line may have more corrections than a call takes arguments', () => {
  const count = 150_000;
  const document = documentOfParagraphs('，，甲'.repeat(count));
  expect(proofreadDocument(document, { mostCorrections: count }).corrections).toHaveLength(count);
});

describe('a text with more mistakes than are listed', () => {
  it('lists the surest, says how many more there are and corrects what it lists', () => {
    const document = documentOfParagraphs('甲方应当付款，，乙方应当交货。。', '双方签定本合同。');
    const all = proofreadDocument(document).corrections;
    const { corrections, corrected, coverage } = proofreadDocument(document, { mostCorrections: 1 });
    expect(all.length).toBeGreaterThan(1);
    expect(corrections).toHaveLength(1);
    expect(all).toContainEqual(corrections[0]);
    expect(corrected.length).toBeLessThan(document.text.length + 1);
    expect(coverage.notExamined).toContainEqual(
      expect.objectContaining({ what: '需要改正之处', count: all.length - 1 }),
    );
  });
});
