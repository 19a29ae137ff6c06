import { describe, expect, it } from 'vitest';
import { articleMeant } from './article-subjects.ts';

describe('a cited article that speaks of something else', () => {
  it.each([
    ['民法典', [188], '因不可抗力不能履行合同的，免除责任', [180, 590]],
    ['中华人民共和国劳动合同法', [33, 34], '双方就竞业限制与保密事宜签订本协议', [23, 24]],
    [
      '《中华人民共和国个人信息保护法》',
      [30],
      '乙方受托处理个人信息，合同不成立时返还个人信息，不得转委托',
      [21],
    ],
  ])('%s %j: %s', (law, cited, sentence, meant) => {
    expect(meant).toContain(articleMeant(law, cited, sentence));
  });

  it.each([
    ['民法典', [180], '因不可抗力不能履行的，依照其规定免责'],
    // One of several speaks of it.
    ['劳动合同法', [23, 33], '双方就竞业限制与保密事宜签订本协议'],
    // What holds for contracts of every kind is cited for any of them.
    ['民法典', [577], '建设工程竣工验收不合格的，依照其规定承担违约责任'],
    // Nothing telling is said.
    ['民法典', [188], '依照其规定办理'],
    ['民法典', [2000], '因不可抗力不能履行的，依照其规定免责'],
    ['海商法', [188], '因不可抗力不能履行的，依照其规定免责'],
  ])('says nothing of %s %j: %s', (law, cited, sentence) => {
    expect(articleMeant(law, cited, sentence)).toBeNull();
  });
});
