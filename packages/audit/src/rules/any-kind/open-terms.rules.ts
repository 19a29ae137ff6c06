/** Terms that leave open what must be fixed: a standard that only compares, an award that is not the end, delay for reasons of one's own, more work for the same price, deductions as seen fit. */
import type { Contract } from '@wenjian/contract';
import { levels } from '../../checks/build-rule.ts';
import { says } from '../../checks/find-sentences.ts';
import { arbitrationLaw, civilCode, civilProcedureLaw } from '../../checks/laws.ts';
import { provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';
import { isLabour } from '../by-kind/labour/labour.words.ts';

const namesSigningPlace = (contract: Contract): boolean =>
  says(
    contract,
    /签[订署约]地点?(?:为|是|：|:|在|位于)|(?:于|在)(?!本|甲|乙|双)[^，。；\d]{2,16}(?:市|区|县|省)[^，。；]{0,10}签[订署]/,
  );

const than =
  '(?:业内|行业内?|同行业?|同业|同类(?!产品)[\\u4e00-\\u9fff]{0,4}|周边(?:同类)?[\\u4e00-\\u9fff]{0,4}|国内(?:外)?|国际|本地|市场)';
const degree = '(?:最高|领先|先进|一流|较好|较高|优秀|良好|中上|中等|一般|平均|通常|普遍|顶尖|上乘)';
const comparison = new RegExp(
  `${than}(?:的|同行业?|同类(?:产品|项目|企业)?)?${degree}(?:的)?(?:水平|水准|标准|档次|品质)`,
);

const rules: readonly Rule[] = [
  provisionRule({
    id: 'subject.standard-comparative',
    title: '标准只与同行比较，没有可检验的指标',
    family: 'subject',
    levels: levels('M/L/M'),
    examines: '质量、服务、效果的标准是否有可以检验的指标',
    reason: '“业内一流”“同类一般水平”没有可以检验的指标，是否达到只能各说各话，验收、付款和追责都没有依据。',
    basis: [
      civilCode('第五百一十条', '质量等内容约定不明确的，可以补充协议，否则按合同相关条款或者交易习惯确定。'),
      civilCode(
        '第五百一十一条',
        '质量要求不明确的，按国家标准、行业标准、通常标准或者符合合同目的的特定标准履行。',
      ),
    ],
    suggestion:
      '质量（服务）应达到以下指标：【】；检验方法为【】；没有列明的，执行【国家标准/行业标准编号】。',
    ways: [
      [comparison, /达到|应|以|按|确保|保证|不低于|不差于|符合|为准|满足/],
      [
        /(?:质量|品质|颗粒|成色|外观|口感|大小|干湿|做工)[^。；]{0,20}(?:干湿|大小|颜色|口感|成色|软硬|咸淡|厚薄)(?:适中|合适|适宜)|没有明显的?(?:杂质|毛病|问题)/,
        /质量|品质|颗粒|成色|杂质|外观|口感/,
      ],
    ],
    unless:
      /价格|售价|租金|报酬|工资|收费|费率|利率|佣金|补偿标准|指标(?:为|如|见|：)|附件|参数(?:为|如|见)|国家标准|行业标准|《[^》]{1,40}标准》|附录|技术参数|详见|薪酬|待遇|人员|专家|不低于\d|\d+(?:\.\d+)?[%％]|奖|荣誉|经验|介绍|宣传/,
  }),
  provisionRule({
    id: 'dispute.award-not-final',
    title: '仲裁之后又可以起诉',
    family: 'dispute',
    levels: levels('M/M/M'),
    examines: '约定仲裁的，是否又约定对裁决不服可以起诉',
    reason:
      '仲裁一裁终局，裁决作出后法院不再受理；又约定可以起诉的，选择仲裁的意思会引起争议，程序可能反复。',
    basis: [arbitrationLaw('第九条', '仲裁实行一裁终局，裁决作出后就同一纠纷再起诉的，人民法院不予受理。')],
    suggestion: '因本合同引起的争议，提交【】仲裁委员会仲裁，仲裁裁决是终局的，对双方均有约束力。',
    // Awards on labour and on farmland are not final.
    applies: (contract) =>
      !isLabour(contract) && !/土地|承包|流转|派遣|劳务/.test(contract.title?.text ?? ''),
    ways: [
      [
        /(?:仲裁)?裁决(?:书|结果)?[^，。；]{0,6}(?:不服|不满意?|不认可|有异议)|不服(?:仲裁)?裁决|不认可[^，。；]{0,6}裁决/,
        /法院|起诉|诉讼|打官司/,
      ],
    ],
    unless: /劳动|人事|农村土地|撤销裁决|不予执行|申请撤销|不得|无权/,
  }),
  provisionRule({
    id: 'dispute.signing-place-unknown',
    title: '由签订地法院管辖而没有写明签订地',
    family: 'dispute',
    levels: levels('M/M/M'),
    examines: '以合同签订地确定管辖的，是否写明签订地',
    reason: '合同没有写明签订地，由哪一个法院管辖不能确定，起诉时会先就管辖发生争议。',
    basis: [
      civilProcedureLaw('第三十五条', '可以书面协议选择合同签订地等与争议有实际联系的地点的人民法院管辖。'),
    ],
    suggestion: '本合同签订地为【】省【】市【】区；因本合同引起的争议，由该地有管辖权的人民法院管辖。',
    applies: (contract) => !namesSigningPlace(contract),
    ways: [[/签[订署约]地[^，。；]{0,12}(?:法院|管辖|起诉)/]],
    unless: /被告|原告|住所地|履行地/,
  }),
  provisionRule({
    id: 'delivery.own-risk-excuses',
    title: '以自身的经营风险作为延期、免责的理由',
    family: 'delivery',
    levels: levels('M/-/M'),
    examines: '排产、供应商、涨价、人手等自身风险是否仍由履行的一方承担',
    reason: '排产、供应商和价格是履行一方自己的经营风险，把它们作为延期或者免责的理由，交付时间就没有约束。',
    basis: [
      civilCode(
        '第五百九十条',
        '因不可抗力不能履行的，根据影响部分或者全部免除责任；迟延履行后发生的不免除。',
      ),
      civilCode('第五百九十三条', '因第三人的原因造成违约的，应当依法向对方承担违约责任。'),
    ],
    suggestion:
      '{performer}的供应商迟延、原材料涨价、产能不足不免除其按期履行的义务；因不可抗力迟延的，应及时通知并提供证明。',
    ways: [
      [
        /排产|产能|供应链|供应商|上游|部件到货|原材料|原料|能源|人手|用工|订单(?:过多|饱和|积压)|设备检修|内部调整/,
        /(?:遇|因|如|由于|发生|出现)[^。；]{0,40}(?:紧张|不足|波动|延误|迟延|短缺|涨价|上涨|过多|饱和|检修|调整)/,
        /(?:交期|工期|交货期?|期限|进度|时间)[^，。；]{0,8}(?:顺延|推迟|延后|延长)|不(?:作|算|视为|视作|构成|按)[^，。；]{0,4}(?:迟延|延误|逾期|违约)|同样适用前款|免(?:除|于)[^，。；]{0,6}(?:责任|违约)/,
      ],
    ],
    unless:
      /协商|书面同意|经[^，。；]{0,6}(?:同意|确认)|甲供|发包人(?:提供|供应)|不(?:属于|视为|构成|作为)不可抗力|仍应|不免除|不得|甲方(?:供应|提供|原因)|核实|最长不超过/,
  }),
  provisionRule({
    id: 'price.change-unpaid',
    title: '增加、变更内容而价款、期限不变',
    family: 'price',
    levels: levels('L/M/M'),
    examines: '内容变更、增加时价款和期限是否随之调整',
    reason: '一方可以改变或者增加内容，另一方仍按原价、原期限完成，增加的成本和延误全部由其承担。',
    basis: [
      civilCode('第五百四十三条', '当事人协商一致，可以变更合同。'),
      civilCode('第七百七十七条', '定作人中途变更承揽工作的要求，造成承揽人损失的，应当赔偿损失。'),
    ],
    suggestion:
      '变更、增加内容的，双方应事先书面确认，价款和期限随之调整；因变更造成的返工、材料损失由提出变更的一方承担。',
    ways: [
      [
        /(?:可以?|有权|随时|得)[^，。；]{0,10}(?:调整|变更|更改|修改|增减|改变|增加)/,
        /[按照以]原(?:来的|定|合同)?(?:单?价|价格|交期|工期|期限)[^。；]{0,14}(?:做|完成|执行|履行|照做|交付|交货)|原价[^。；]{0,6}原(?:交)?期/,
      ],
      [
        /(?:另有|另增|增加|新增|追加|临时增加)[^。；]{0,60}(?:一并|也|由(?:PERFORMER|乙方))/,
        /(?:价款|价格|费用|报酬|合同价|总价)(?:均)?不(?:变|调整|增加|另计|再增)/,
      ],
    ],
    unless:
      /协商|书面(?:确认|同意)|签证|另行(?:计价|结算)|[上下]浮?[^，。；]{0,4}\d+[%％]以?内|\d+[%％]以?内|不超过[^，。；]{0,8}\d+[%％]|(?:费用?|运费)由(?:PAYER|甲方)承担|地点|单价按原单价|不得/,
  }),
  provisionRule({
    id: 'price.deducted-as-seen-fit',
    title: '保证金、款项可以视情况扣减',
    family: 'price',
    levels: levels('M/M/M'),
    examines: '扣减保证金、款项是否有事由、标准和凭据',
    reason: '扣减没有事由和标准，只看一方认为的“实际情况”，被扣的一方无从核对和提出异议。',
    basis: [
      civilCode('第五百零九条', '当事人应当遵循诚信原则履行义务。'),
      civilCode('第五百一十条', '约定不明确的，可以补充协议。'),
    ],
    suggestion:
      '扣减保证金的，应有本合同约定的事由和凭据，并提前【5】日书面通知；对方有异议的，在争议解决前不得扣减。',
    ways: [
      [
        /(?:根据|视|按)(?:实际|具体)?情[况形]|酌情|视情|适当/,
        /保证金|押金|质保金|货款|租金|服务费|款项|工程款/,
        /(?:扣减|扣除|扣留|抵扣|扣款|扣)(?!税)/,
      ],
    ],
    unless: /清单|凭[证据]|标准(?:见|为|如)|实际损失|协商|书面确认|共同|不得/,
  }),
];

/** A rule with a more precise name speaks first. */
export const openTermRules: readonly Rule[] = rules.map((rule) => ({ ...rule, yields: true }));
