/** Work to order: changes by the customer at the cost of the maker. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';

export const goodsFurtherRules: readonly Rule[] = [
  provisionRule({
    id: 'liability.customer-changes-on-maker',
    title: '定作人变更要求，费用和损失由承揽人承担',
    family: 'liability',
    types: [
      'workContract',
      'construction',
      'sale',
      'procurementFramework',
      'service',
      'technologyDevelopment',
      'technologyService',
      'other',
    ],
    levels: levels('-/H/M'),
    examines: '付款方中途变更图纸、规格、数量、需求时，增加的费用和损失由谁承担',
    reason:
      '定作人可以中途变更要求，但造成承揽人损失的应当赔偿；增加的费用和损失由承揽人自行消化，成本没有上限。',
    basis: [
      civilCode('第七百七十七条', '定作人中途变更承揽工作的要求，造成承揽人损失的，应当赔偿损失。'),
      civilCode(
        '第八百零五条',
        '发包人变更计划、提供的资料不准确等造成返工、停工的，应当按实际消耗增付费用。',
      ),
    ],
    suggestion:
      '{payer}变更图纸、规格或者数量的，增加的费用和造成的返工、报废、停工损失由{payer}承担，交付期限相应顺延。',
    ways: [
      [
        /(?:PAYER|客户|业主|建设单位)[^，。；]{0,24}(?:变更|更改|修改|改变|调整|增减|取消)[^，。；]{0,10}(?:图纸|设计|规格|数量|要求|方案|工艺|需求|款式|型号|材质|内容|尺寸|颜色|订单|计划)|(?:PAYER|客户|业主|建设单位)[^，。；]{0,6}(?:设计|图纸|方案|需求|计划|订单|规格)(?:的)?(?:变更|调整|修改|变化|取消)|(?:PAYER|客户|业主)[^，。；]{0,6}改(?:图|款|版|需求|尺寸|颜色)/,
        /(?:费用?|成本|损失|返工|报废|窝工|停工|工时|差价|材料|废料|后果)[^。；]{0,16}(?:由|归)(?:PERFORMER)[^，。；]{0,6}(?:自行|承担|负担|消化|负责|自理)|PERFORMER[^，。；]{0,8}(?:自行|自己)(?:承担|消化|负担|解决)|(?:PAYER)[^，。；]{0,6}(?:不(?:承担|负|予|作)|概不|无[须需])[^，。；]{0,8}(?:赔偿|补偿|承担|责任|支付|费用)|PERFORMER[^，。；]{0,8}(?:不得|无权|放弃)[^，。；]{0,10}(?:索赔|要求(?:赔偿|补偿|增加)|主张(?:损失|费用|赔偿))/,
      ],
    ],
    unless:
      /因PERFORMER[^，。；]{0,10}(?:原因|过错|责任|错误|质量)|PERFORMER[^，。；]{0,6}(?:擅自|主动|提出)|未经PAYER|由PAYER(?:承担|赔偿|负担|支付)|收货(?:人|地址)|联系人|送达|地址/,
  }),
];
