/** Development: deliverables that are left open. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { rulesOf } from '../provision-rule.ts';
import { isTechnology } from './technology.words.ts';

const { provision } = rulesOf(isTechnology);

export const technologyMoreRules: readonly Rule[] = [
  provision({
    id: 'delivery.deliverables-open',
    title: '源代码、文档等交付内容没有确定',
    levels: levels('M/L/M'),
    examines: '源代码、设计文档、技术资料是否交付、何时交付是否确定',
    reason: '源代码和文档是否交付、交付到什么程度留待以后再定，委托方可能拿不到可以维护和改进的完整成果。',
    basis: [
      civilCode(
        '第八百五十三条',
        '研究开发人应当按期完成研究开发工作，交付研究开发成果，提供有关的技术资料。',
      ),
      civilCode('第五百一十条', '内容没有约定或者约定不明确的，可以协议补充。'),
    ],
    suggestion:
      '{performer}应于验收时交付全部源代码、设计文档、数据库说明、安装和用户手册，清单由双方签字确认。',
    ways: [
      [
        /源代码|源程序|源码|代码|设计(?:文档|文件|图)|技术(?:文档|资料|文件)|开发文档|接口文档|数据库(?:文档|设计)|模型文件|图纸|实验数据|原始数据/,
        /视[^，。；]{0,12}(?:情况|需要|进展|而定)|再(?:定|议|行?商|行?协商)|另(?:行)?(?:商定|约定|协商|议|确定)|届时(?:商定|确定|协商|决定)|酌情|待定|由(?:乙方|开发方|受托[方人]|研究开发人)[^，。；]{0,6}(?:决定|确定|掌握|判断)|是否(?:提供|交付|移交|开放)|原则上|尽量|尽可能|适当|必要时|可(?:以)?不(?:提供|交付|开放|移交)/,
        /提供|交付|移交|开放|给付|转交|交给/,
      ],
    ],
    unless:
      /第三方组件|开源|不得|应(?:当)?(?:在|于|完整|全部)[^，。；]{0,16}(?:提供|交付|移交)|甲方(?:应|提供)|委托人(?:应|提供)/,
  }),
];
