import { expect, it } from 'vitest';
import { contractOf } from '../contract.testing.ts';

it.each<[string, [string, string | null][]]>([
  ['协商不成的，提交北京仲裁委员会仲裁。', [['arbitration', '北京仲裁委员会']]],
  ['协商不成的，向甲方所在地有管辖权的人民法院提起诉讼。', [['court', '甲方所在地有管辖权的人民法院']]],
  ['由北京市朝阳区人民法院管辖。', [['court', '北京市朝阳区人民法院']]],
  ['争议应提交仲裁解决。', [['arbitration', null]]],
  [
    '可提请天津仲裁委员会仲裁，或者由门店所在地人民法院判决。',
    [
      ['arbitration', '天津仲裁委员会'],
      ['court', '门店所在地人民法院'],
    ],
  ],
  [
    '提交广州市仲裁部门或者佛山仲裁委员会进行仲裁。',
    [
      ['arbitration', '广州市仲裁部门'],
      ['arbitration', '佛山仲裁委员会'],
    ],
  ],
  ['说不拢的，到杭州市上城区人民法院打官司。', [['court', '杭州市上城区人民法院']]],
  ['仲裁费由败诉方承担。', []],
  ['仲裁裁决是终局的。', []],
  ['一方不履行的，对方可向人民法院申请强制执行。', []],
  ['乙方放弃提起诉讼或申请仲裁的权利。', []],
  ['乙方承诺不再向法院提起诉讼。', []],
])('reads where disputes go in “%s”', (text, expected) => {
  expect(contractOf(text).disputes.map(({ kind, body }) => [kind, body])).toEqual(expected);
});
