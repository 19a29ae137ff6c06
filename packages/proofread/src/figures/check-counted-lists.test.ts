/** Numbers that count what their sentence lists; lists of other things stay. */
import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

const found = (text: string): readonly string[] =>
  figures(paragraphs('服务合同', text)).map(({ original }) => original.trim());

it.each([
  ['保管人提供2号、5号、7号共四座仓房。', '四'],
  ['乙方在贵阳市、遵义市、安顺市两地经销。', '两'],
  ['比赛设跳远、铅球、拔河、接力，共五个项目。', '五'],
  ['本合同一式五份，业委会执两份，物业公司执两份，报街道办事处备案两份。', '五'],
  ['培训共12讲，每讲3课时，合计38课时。', '38'],
  ['培训费共计54,000元；教材费共计5,200元；两项合计59,600元。', '59,600'],
  ['收益按七三比例分配，业委会得70%，物业公司得20%。', '业委会得70%，物业公司得20%'],
  ['进货价100万元按九五折计，应付90万元。', '90'],
  ['4月18日8:30—16:30，共9小时，在体育中心举办。', '9'],
])('tells the number that does not fit: %s', (text, original) => {
  expect(found(text)).toContain(original);
});

it.each([
  '保管人提供2号、5号、7号共三座仓房。',
  '乙方在贵阳市、遵义市、安顺市三地经销。',
  '比赛设跳远、铅球、拔河、接力等六个项目。',
  '甲、乙双方就设计、施工两项工作达成一致。',
  '本合同一式五份，业委会执两份，物业公司执两份，报街道办事处备案一份。',
  '培训共12讲，每讲3课时，合计36课时。',
  '培训费共计54,000元；教材费共计5,200元；两项合计59,200元。',
  '收益按七三比例分配，业委会得70%，物业公司得30%。',
  '进货价100万元按九五折计，应付95万元。',
  '4月18日8:30—16:30，共8小时，在体育中心举办。',
])('is silent where it fits: %s', (text) => {
  expect(found(text)).toEqual([]);
});
