import { expect, it } from 'vitest';
import type { PlacedSide } from '../changes/placed-side.ts';
import { paragraphs } from '../compare.testing.ts';
import { findSignals } from './signals.ts';

/** The part between the bars is the change. */
function side(marked: string): PlacedSide {
  const [before = '', changed = '', rest = ''] = marked.split('|');
  const document = paragraphs(before + changed + rest);
  const [block] = document.blocks;
  if (block === undefined) throw new Error('no block');
  return { document, block, start: before.length, end: before.length + changed.length };
}

it.each([
  ['合同于2024年11月|11日|签订', '合同于2024年11月|71日|签订', 'date', '2024年11月11日', '2024年11月71日'],
  ['价款为人民币|10|万元', '价款为人民币|20|万元', 'amount', '10万元', '20万元'],
  ['在|37|日内付款', '在|30|日内付款', 'period', '37日', '30日'],
  ['分|十一|期支付', '分|十二|期支付', 'period', '十一期', '十二期'],
  ['按照第|12|条执行', '按照第|13|条执行', 'reference', '第12条', '第13条'],
  ['乙方|不得|转让', '乙方|可以|转让', 'obligation', '不得', '可以'],
  [
    '代码|91330100MA27XQ123K|。',
    '代码|91330100MA27XQ456K|。',
    'account',
    '91330100MA27XQ123K',
    '91330100MA27XQ456K',
  ],
])('one passage gives one signal, the most specific: %s → %s is %s', (old, target, name, before, after) => {
  expect(findSignals(side(old), side(target))).toEqual([{ name, old: [before], new: [after] }]);
});

it('gives separate signals for different passages', () => {
  const names = findSignals(side('|2024年3月1日起37日内付3期|'), side('|2024年4月1日起30日内付5期|'));
  expect(names).toEqual([
    { name: 'date', old: ['2024年3月1日'], new: ['2024年4月1日'] },
    { name: 'period', old: ['37日', '3期'], new: ['30日', '5期'] },
  ]);
});

it('names the number of an inserted reference', () => {
  expect(findSignals(null, side('|按照第12条执行|'))).toEqual([{ name: 'number', old: [], new: ['12'] }]);
});
