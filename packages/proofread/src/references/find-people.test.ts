import { understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import type { Proposal } from '../corrector/proposal.ts';
import { openSmallLanguage } from '../language/language.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';
import { findPeople, peopleToProtect } from './find-people.ts';

const lines = [
  '设备安装合同',
  '甲方：杭州喆盛信息技术有限公司',
  '乙方：宁波海晟机电有限公司',
  '联系人：何其，电话：0574-87654321。',
  '乙方指派施权立担任项目负责人。',
  '出席人员：万以安、程以默。',
  '监护人：待定',
];

/** Plain prose: no label and no 先生 beside the name. */
const prose = '设备到场后由何其通知施权立验收，万以安在场见证。';

/** A corrector that is sure of one other character at each of these places. */
function sureOf(text: string, changes: readonly (readonly [written: string, right: string])[]) {
  return changes.map(
    ([written, character]): Proposal => ({
      kind: 'replace',
      at: text.indexOf(written),
      character,
      probability: 0.9999,
    }),
  );
}

describe('people', () => {
  it('are known by their labels, their offices and the rolls they stand in', () => {
    const contract = understandContract(documentOfParagraphs(...lines, prose));
    expect(peopleToProtect(contract)).toEqual(expect.arrayContaining(['何其', '施权立', '万以安', '程以默']));
    expect(peopleToProtect(contract)).not.toContain('待定');
    // Two characters are too few to tell a slip in a name.
    expect(findPeople(contract)).not.toContain('何其');
  });

  it('are not changed in plain prose by a corrector that takes their names for mistakes', () => {
    const proposals = new Map([
      [
        prose,
        sureOf(prose, [
          ['其', '期'],
          ['权', '全'],
          ['以', '已'],
        ]),
      ],
    ]);
    const options = { language: openSmallLanguage(), proposals };
    const named = proofreadDocument(documentOfParagraphs(...lines, prose), options);
    expect(named.corrected).toContain(prose);
    const strangers = proofreadDocument(documentOfParagraphs(...lines.slice(0, 3), prose), options);
    expect(strangers.corrected).not.toContain(prose);
  });
});
