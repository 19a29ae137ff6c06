import { describe, expect, it } from 'vitest';
import { verdictIn } from '../../audit.testing.ts';
import { attachmentsRules } from './attachments.rules.ts';

const signature = ['甲方（盖章）：', '乙方（盖章）：'];
const rows: readonly (readonly [string, string[], string[], string])[] = [
  [
    'missing',
    ['第一条 设备清单见附件一。', ...signature],
    ['第一条 设备清单见附件一。', ...signature, '附件一：设备清单', '数控车床三台'],
    'hit',
  ],
  [
    'unnamed',
    ['第一条 乙方应交货。', ...signature, '附件：设备清单', '数控车床三台'],
    ['第一条 设备清单见附件一。', ...signature, '附件一：设备清单', '数控车床三台'],
    'hit',
  ],
  [
    'priority-missing',
    ['第一条 见附件一和附件二。', ...signature],
    ['第一条 见附件一和附件二，正文与附件不一致的，以正文为准。', ...signature],
    'missing',
  ],
  [
    'priority-missing',
    ['第一条 乙方供应附件所列的货品。', ...signature],
    ['第一条 乙方供应附件所列的货品，附件与正文冲突的，以正文为准。', ...signature],
    'missing',
  ],
  [
    'contradiction',
    ['第一条 合同总价为人民币100000元，明细见附件一。', ...signature, '附件一：报价单', '合同总价 120,000'],
    ['第一条 合同总价为人民币100000元，明细见附件一。', ...signature, '附件一：报价单', '合同总价 100,000'],
    'hit',
  ],
];

describe('rules of attachments', () => {
  it.each(rows)('attachments.%s finds the fault', (id, bad, _, kind) => {
    expect(verdictIn(attachmentsRules, `attachments.${id}`, '买卖合同', bad).slice(0, kind.length)).toBe(
      kind,
    );
  });

  it.each(rows)('attachments.%s accepts correct attachments', (id, _, good) => {
    expect(verdictIn(attachmentsRules, `attachments.${id}`, '买卖合同', good)).toBe('passed');
  });
});
