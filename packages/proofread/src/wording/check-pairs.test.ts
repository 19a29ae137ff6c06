import { expect, it } from 'vitest';
import { proofreadLine } from '../proofread-line.ts';

const corrected = (text: string): string => proofreadLine(text).corrected;

it('closes a title at the end of a line that has nothing else', () => {
  expect(corrected('2.《场地平面示意图')).toBe('2.《场地平面示意图》');
});

it.each([
  ['车位编号以附件二《车位分布图所示为准。', '车位编号以附件二《车位分布图》所示为准。'],
  ['验收依据为附件一《技术参数所列的指标。', '验收依据为附件一《技术参数》所列的指标。'],
  [
    '不动产权证号为苏（2019南京市不动产权第0012345号，已办理抵押。',
    '不动产权证号为苏（2019）南京市不动产权第0012345号，已办理抵押。',
  ],
  [
    '乙方以货车一辆（车架号LZZ5ELND1GA123456抵押给甲方。',
    '乙方以货车一辆（车架号LZZ5ELND1GA123456）抵押给甲方。',
  ],
  ['质保金（合同价款的5%在质保期满后退还。', '质保金（合同价款的5%）在质保期满后退还。'],
  [
    '甲方授权使用“云账管家软件”（下称软件），乙方使用“云仓宝（下称系统）。',
    '甲方授权使用“云账管家软件”（下称软件），乙方使用“云仓宝”（下称系统）。',
  ],
  ['会议强调：“施工必须坚持安全第一。"', '会议强调：“施工必须坚持安全第一。”'],
])('closes what was opened: %s', (text, right) => {
  expect(corrected(text)).toBe(right);
});

it.each([
  '验收依据为附件一《技术参数》所列的指标。',
  '不动产权证号为苏（2019）南京市不动产权第0012345号。',
  '乙方以货车一辆（车架号LZZ5ELND1GA123456）抵押给甲方。',
  '质保金（合同价款的5%，在质保期满后退还）由甲方保留。',
  '钢管直径4"，长度为6米。',
])('leaves what is closed alone: %s', (text) => {
  expect(corrected(text)).toBe(text);
});
