import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../document/src/document.testing.ts';
import { applyEdit } from '../../document/src/finding.testing.ts';
import { auditContract } from './review/audit-contract.ts';
import { riskFindings } from './risk-findings.ts';

const document = documentOfParagraphs(
  '房屋租赁合同',
  '出租方（甲方）：杭州青禾置业有限公司',
  '承租方（乙方）：苏州云杉设备有限公司',
  '第一条 租赁期限为二十五年，自2025年1月1日起。',
  '第二条 乙方逾期支付租金的，每日按租金总额的百分之五支付违约金。',
);
const findings = riskFindings(auditContract(document, { withEdits: true }).risks, document);

it('a risk points to the quoted words, a missing clause to none', () => {
  expect(findings.some(({ places }) => places.length > 0)).toBe(true);
  expect(findings.some(({ places }) => places.length === 0)).toBe(true);
  for (const { places, quote } of findings)
    expect(document.text.slice(places[0]?.start ?? 0, places[0]?.end ?? 0)).toBe(quote);
});

it('a suggestion is an edit that puts its words into the contract, or says why it is advice', () => {
  expect(findings.filter(({ edit }) => edit !== null).length).toBeGreaterThan(0);
  for (const { edit, detail } of findings) {
    expect(edit === null, detail.title).toBe(detail.advice !== null);
    for (const piece of edit === null ? [] : (detail.edit?.pieces ?? []))
      if (edit) expect(applyEdit(document.text, edit)).toContain(piece.text);
  }
});

it('nothing can be accepted before it was asked whether it can be an edit', () => {
  const risks = riskFindings(auditContract(document).risks, document);
  expect(risks.every(({ edit }) => edit === null)).toBe(true);
});
