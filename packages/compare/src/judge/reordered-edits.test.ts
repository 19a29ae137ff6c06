import { describe, expect, it } from 'vitest';
import { paragraphs } from '../compare.testing.ts';
import { compareDocuments } from '../compare-documents.ts';

function changesOf(old: string, target: string) {
  return compareDocuments(paragraphs(old), paragraphs(target)).changes;
}

describe('a list in another order', () => {
  it.each([
    ['设备包括主机、电缆、支架。', '设备包括支架、主机、电缆。'],
    ['乙方应提供主机、电缆、支架等设备。', '乙方应提供支架、主机、电缆等设备。'],
    ['乙方提供主机、主板。', '乙方提供主板、主机。'],
    ['甲方支付定金、货款、运费。', '甲方支付货款、运费、定金。'],
    ['甲方、乙方、丙方共同承担。', '丙方、甲方、乙方共同承担。'],
    ['货款、运费、税金按比例受偿。', '税金、货款、运费按比例受偿。'],
  ])('is one group of minor changes: %s → %s', (old, target) => {
    for (const changes of [changesOf(old, target), changesOf(target, old)]) {
      expect(changes).toHaveLength(2);
      expect(changes.map(({ significance, reason }) => [significance, reason])).toEqual([
        ['minor', '列举的次序变动，内容相同'],
        ['minor', '列举的次序变动，内容相同'],
      ]);
      expect(changes[0]?.groupId).not.toBeNull();
      expect(changes[0]?.groupId).toBe(changes[1]?.groupId);
    }
  });

  it('is told apart from what else was edited in its sentence', () => {
    const changes = changesOf(
      '乙方负责运输、安装、调试和培训，应在3日内完成。',
      '乙方负责安装、调试、运输和培训，可在5日内完成。',
    );
    expect(changes.map(({ significance, signals }) => [significance, signals])).toEqual([
      ['minor', ['reordered']],
      ['minor', ['reordered']],
      ['major', ['period', 'obligation']],
    ]);
    expect(changes[2]?.groupId).toBeNull();
  });

  it.each([
    ['受偿顺序为：主机、电缆、支架。', '受偿顺序为：支架、主机、电缆。'],
    ['依次办理交接、验收、付款。', '依次办理付款、交接、验收。'],
    ['主机、电缆、支架按下列顺序受偿。', '支架、主机、电缆按下列顺序受偿。'],
    ['优先顺序：本合同、附件、投标文件。', '优先顺序：投标文件、本合同、附件。'],
    ['抵押权人、质权人按顺位受偿。', '质权人、抵押权人按顺位受偿。'],
    ['主机、电缆分别为国产和进口。', '电缆、主机分别为国产和进口。'],
    ['首先支付工资、税款、货款。', '首先支付货款、工资、税款。'],
    ['甲方提供主机，乙方提供电缆和支架。', '甲方提供主机和支架，乙方提供电缆。'],
    ['主机由甲方提供，电缆由乙方提供。', '电缆由甲方提供，主机由乙方提供。'],
    ['乙方提供3台主机和5台电缆。', '乙方提供3台电缆和5台主机。'],
    ['交付主机或电缆和支架。', '交付支架或电缆和主机。'],
    ['设备包括主机、电缆、支架。', '设备包括支架、主机、阀门。'],
  ])('stays major where the order counts or another member stands in it: %s → %s', (old, target) => {
    for (const changes of [changesOf(old, target), changesOf(target, old)])
      expect(changes.map(({ significance }) => significance)).toContain('major');
  });

  it('is not looked for over the end of a sentence', () => {
    const changes = changesOf('提供主机、电缆。提供支架。', '提供支架、电缆。提供主机。');
    expect(changes.flatMap(({ signals }) => signals)).not.toContain('reordered');
  });
});
