/** People counted behind their names or offices, and parts paid beside their sum. */
import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

const found = (...lines: readonly string[]): readonly string[] =>
  figures(paragraphs('说明', ...lines)).map(({ original }) => original.trim());

it.each([
  ['组长：沈怀远；组员：陆清和、顾北辰、白露生，共五人。', '五'],
  ['列席人员：马文昌、丁小满（业主代表），何其芳（物业公司），共四人', '四'],
  ['剧组配导演一名、摄像两名、灯光三名，共七人。', '七'],
  ['评审组由五人组成，其中外部专家三名，内部代表一名。', '五'],
  ['项目部配备七人，其中经理一人、施工员三人、安全员四人。', '七'],
  ['年租金为120,000元，按季度支付，每季度支付32,000元。', '32,000'],
])('tells the number that does not fit: %s', (text, original) => {
  expect(found(text)).toContain(original);
});

it('tells instalments that do not come to the sum said before', () => {
  const lines = ['一、乙方应付款项总计90,000元。', '二、乙方分两期付清上述款项：'];
  const rest = '（二）6月30日之前支付40,000元。';
  expect(found(...lines, '（一）5月31日之前支付45,000元；', rest, '三、其他。')).toContain('45,000元');
  expect(found(...lines, '（一）5月31日之前支付50,000元；', rest, '三、其他。')).toEqual([]);
});

it.each([
  '组长：沈怀远；组员：陆清和、顾北辰、白露生，共四人。',
  '参加人员：各部门负责人、工会代表、安全员，共九人。',
  '剧组配导演一名、摄像两名、灯光三名，共六人。',
  '评审组由七人组成，其中外部专家不少于四名，内部代表一名。',
  '年租金为120,000元，按季度支付，每季度支付30,000元。',
  '本决议一式五份，股东各执一份，公司存档一份，报送登记机关一份。',
])('keeps %s', (text) => {
  expect(found(text)).toEqual([]);
});
