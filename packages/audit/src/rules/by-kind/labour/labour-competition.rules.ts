/** Bans on competing after employment: pay, extent, and what binds without pay. */
import type { Contract, Sentence } from '@wenjian/contract';
import { levels } from '../../../checks/build-rule.ts';
import { sharesIn } from '../../../checks/find-figures.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import { civilCode, labourContractLaw } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { labourDisputeInterpretation } from '../by-kind-laws.ts';
import { isTitled, largestAmount, rulesOf } from '../provision-rule.ts';
import { speaksOfCompetition } from './labour.words.ts';

const { provision } = rulesOf(speaksOfCompetition);

const LOWEST_BAN_PAY = 0.3;
/** In fen: half a million yuan. */
const DEAR_FINE = 50_000_000;

/** In an agreement about competition alone, everything is about it. */
const isOfBan = (contract: Contract, sentence: Sentence) =>
  isTitled(contract, /竞业/) || /竞业|竞争|同业|同类/.test(textAround(contract, sentence));

export const labourCompetitionRules: readonly Rule[] = [
  provision({
    id: 'validity.noncompete-pay-low',
    title: '竞业限制补偿过低',
    levels: levels('L/H/M'),
    examines: '竞业限制补偿是否不低于离职前十二个月平均工资的百分之三十',
    reason:
      '没有约定补偿标准的，按离职前十二个月平均工资的百分之三十且不低于最低工资计算；明显低于该标准的补偿与限制不相称，容易被认定不公平。',
    basis: [
      labourDisputeInterpretation(
        '第三十六条',
        '未约定补偿的，按离职前十二个月平均工资的百分之三十按月支付，低于最低工资的按最低工资。',
      ),
    ],
    suggestion:
      '竞业限制期内，{payer}按月支付经济补偿，标准不低于{performer}离职前十二个月平均工资的百分之三十，且不低于当地最低工资标准。',
    ways: [
      [/补偿/, /%|百分之|[一二两三]成/],
      [
        /补偿/,
        /每月[^，。；]{0,8}(?:[1-9]\d{0,2}|1[0-9]00|[一二三四五六七八九]百|一千)元|(?:象征性|一次性|共计|总计|总额)[^，。；]{0,14}元/,
      ],
    ],
    unless: /违约金|违反|返还|不低于[^，。；]{0,12}(?:[3-9]\d%|百分之[三四五六七八九])/,
    judge: ({ sentence }, contract) => {
      const shares = sharesIn(sentence.text);
      if (!isOfBan(contract, sentence)) return null;
      return shares.length > 0 && !shares.some((share) => share < LOWEST_BAN_PAY) ? null : {};
    },
  }),
  provision({
    id: 'validity.noncompete-scope-unlimited',
    title: '竞业限制的地域、行业或者人员范围过宽',
    levels: levels('L/M/M'),
    examines: '竞业限制的范围、地域是否与所接触的商业秘密相适应',
    reason:
      '竞业限制的范围和地域应当与劳动者知悉的商业秘密相适应，覆盖全国全球、一切行业或者亲属的约定超出必要限度。',
    basis: [labourContractLaw('第二十四条', '竞业限制的范围、地域、期限由双方约定，不得违反法律、法规。')],
    suggestion:
      '竞业限制的范围限于与{payer}生产或者经营同类产品、从事同类业务的有竞争关系的单位，地域为【】。',
    ways: [
      [
        /不得|不能|禁止|不可(?!抗力)|不准|限制|视为[^，。；]{0,6}违约|同样(?:受|适用)/,
        /全球|世界(?:范围|各地)|全国(?:范围|各地)?|国内任何|中国境内|任何[^，。；]{0,10}(?:地区|区域|国家|行业|企业|单位|公司|工作|地方)|(?:一切|所有|各个?|全部|整个)[^，。；]{0,10}(?:行业|企业|单位|同业|国家|地区|领域|省份|市场)|境内外|国内外|海内外|不限(?:地域|行业|区域)|地域不限|配偶|父母|亲属|家人|近亲|子女|亲友/,
        /竞业|竞争|同业|同类|任职|就业|从业|从事|经营|入股|受雇|工作|行业|区域|领域|地区|国家|适用于/,
      ],
      [/竞业|竞争限制/, /(?:地域|区域|范围)[^，。；]{0,10}(?:全球|全国|不限|境内|任何|所有)/],
      [
        /竞争(?:单位|对手|企业|公司|方|业务)|限制(?:范围|单位|就业)|竞业/,
        /(?:一切|所有|任何|全部)[^，。；]{0,20}(?:企业|单位|公司|行业|业务|机构)|(?:甲方|公司|单位)(?:单方)?认(?:为|定)[^，。；]{0,16}(?:单位|企业|公司|竞争|行业)|各行各业|有业务往来/,
      ],
    ],
    unless: /可自由|可以到|未约定|不得限制|招用|引诱|劝诱|泄露|披露|利用职务|在职期间|任职期间/,
    judge: ({ sentence }, contract) => (isOfBan(contract, sentence) ? {} : null),
  }),
  provision({
    id: 'validity.noncompete-unpaid-binding',
    title: '单位不付补偿时仍须遵守竞业限制',
    levels: levels('L/H/M'),
    examines: '单位停付补偿、单方决定是否启动时劳动者是否仍受约束',
    reason:
      '因单位原因三个月未支付补偿的，劳动者可以解除竞业限制约定；约定停付仍须遵守，排除了劳动者的权利。',
    basis: [
      labourDisputeInterpretation(
        '第三十八条',
        '因用人单位原因三个月未支付经济补偿，劳动者可以请求解除竞业限制约定。',
      ),
    ],
    suggestion:
      '{payer}三个月未支付竞业限制补偿的，{performer}可以解除竞业限制约定并要求支付已履行期间的补偿。',
    ways: [
      [
        /补偿/,
        /(?:未|不|停止|迟延|拖欠|逾期)[^，。；]{0,10}(?:支付|付|发放|给付)|是否[^，。；]{0,8}(?:支付|发放)/,
        /仍|不影响|不得(?:以此|因此|据此)|继续(?:履行|遵守)|不免除|依然|均(?:应|须)/,
      ],
      [
        /竞业|竞争/,
        /(?:甲方|公司|单位|用人单位)[^。；]{0,20}(?:随时|单方|有权)[^。；]{0,14}(?:决定|解除|免除|取消|终止|延长)/,
        /不(?:再|予|另)?(?:支付|承担|补偿)|无[须需]|延长/,
      ],
    ],
    unless: /额外支付三个月|(?:可以?|有权)[^，。；]{0,12}解除/,
    judge: ({ sentence }, contract) => (isOfBan(contract, sentence) ? {} : null),
  }),
  provision({
    id: 'validity.noncompete-penalty-high',
    title: '竞业限制违约金明显过高',
    levels: levels('-/M/M'),
    examines: '竞业限制违约金与补偿、工资是否相称',
    reason: '违约金数倍于补偿总额或者年收入，与损失和补偿明显失衡，劳动者可以请求调减。',
    basis: [civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以请求适当减少。')],
    suggestion:
      '{performer}违反竞业限制约定的，返还违约期间的补偿，并支付不超过竞业限制补偿总额【一】倍的违约金。',
    ways: [[/违约金|赔偿|赔付/, /元|万|倍/]],
    unless: /不超过|不高于/,
    judge: ({ sentence }, contract) => {
      const isDear =
        largestAmount(contract, [sentence]) >= DEAR_FINE ||
        /(?<!一|1)(?:[三四五六七八九十]|[3-9]|\d\d)倍/.test(sentence.text);
      return isDear && isOfBan(contract, sentence) ? {} : null;
    },
  }),
];
