/** Small results for tests: quotations are looked up in the text, so that offsets are never written by hand. */
import type { AuditResult, Overview, Risk } from './result-shapes.ts';

export function riskFixture(part: Partial<Risk> & Pick<Risk, 'id'>): Risk {
  return {
    ruleId: part.id,
    title: `标题 ${part.id}`,
    family: 'price',
    level: 'medium',
    kind: 'risk',
    quote: '',
    start: null,
    end: null,
    page: null,
    boxes: [],
    clause: null,
    reason: `理由 ${part.id}`,
    basis: [],
    suggestion: `建议 ${part.id}`,
    edit: { pieces: [{ start: 0, end: 0, text: `建议 ${part.id}` }], newClause: null, isRechecked: true },
    advice: null,
    positions: [],
    fallback: null,
    origin: 'rule',
    verification: 'verified',
    insertAt: null,
    related: [],
    ...part,
  };
}

const NO_OVERVIEW: Overview = {
  title: null,
  contractType: 'sale',
  confidence: 'certain',
  total: null,
  term: null,
  governingLaw: null,
  disputes: [],
  dates: [],
  money: [],
};

/** A document with one block per line. A risk with a quotation gets its first place in the text. */
export function resultFixture(
  lines: readonly string[],
  risks: readonly Risk[],
  part: Partial<AuditResult> = {},
): AuditResult {
  const text = lines.join('\n');
  return {
    isPartial: false,
    contractType: 'sale',
    contractTypeName: '买卖合同',
    parties: [],
    standpoints: ['甲方（买方公司）', '乙方（卖方公司）', '中立'],
    standpoint: '甲方（买方公司）',
    risks: risks.map((risk) => placed(text, risk)),
    checked: [],
    demands: [],
    overview: NO_OVERVIEW,
    coverage: { examined: [], notExamined: [] },
    document: { name: '合同.docx', kind: 'docx', sha256: '', pages: null, text, blocks: blocksOf(lines) },
    model: null,
    ...part,
  };
}

function placed(text: string, risk: Risk): Risk {
  if (risk.quote === '' || risk.start !== null) return risk;
  const start = text.indexOf(risk.quote);
  if (start < 0) throw new Error(`the text does not hold ${risk.quote}`);
  return { ...risk, start, end: start + risk.quote.length };
}

function blocksOf(lines: readonly string[]): AuditResult['document']['blocks'] {
  let start = 0;
  return lines.map((line, at) => {
    const block = { id: `b${at}`, type: 'paragraph', start, end: start + line.length };
    start = block.end + 1;
    return { ...block, page: null, level: null, number: null };
  });
}
