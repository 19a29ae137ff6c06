/** Terms of any kind of contract that bind one side only, or that leave to later what must be settled now. */
import { levels } from '../../checks/build-rule.ts';
import { daysIn } from '../../checks/find-figures.ts';
import { textAround } from '../../checks/find-sentences.ts';
import { civilCode } from '../../checks/laws.ts';
import { provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';

/** A longer time without any consequence takes the meaning from a due date. */
const LONGEST_GRACE_DAYS = 45;
/** A claim for money cannot be examined in less. */
const SHORTEST_REPLY_DAYS = 10;
const fair = civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。');
const unclear = civilCode(
  '第五百一十条',
  '内容没有约定或者约定不明确的，可以协议补充；不能达成的，按照合同相关条款或者交易习惯确定。',
);

export const unevenTermRules: readonly Rule[] = [
  provisionRule({
    id: 'liability.grace-too-long',
    title: '长期逾期也不算违约',
    family: 'liability',
    levels: levels('M/M/M'),
    examines: '逾期后是否很快即须承担责任',
    reason: '很长的逾期不算违约，约定的期限等于没有约束力，对方在此期间没有任何救济。',
    basis: [
      civilCode(
        '第五百七十七条',
        '不履行义务或者履行不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
      ),
      fair,
    ],
    suggestion: '逾期超过【7】日的，自逾期之日起每日按逾期金额的万分之五支付违约金。',
    ways: [
      [
        /(?:拖延|逾期|迟延|延迟|延期|超期|拖欠)[^，。；]{0,8}[\d一二三四五六七八九十两]+个?(?:日|天|月)(?:以?内|之内)?/,
        /不(?:算|视为|构成|属于|作为)违约|不(?:承担|负)[^，。；]{0,4}(?:违约)?责任|不(?:计|支付)违约金/,
      ],
    ],
    unless: /不可抗力|因(?:对方|PAYER|PERFORMER)|双方/,
    judge: ({ sentence: { text } }) => (daysIn(text).some((days) => days >= LONGEST_GRACE_DAYS) ? {} : null),
  }),
  provisionRule({
    id: 'liability.breach-without-consequence',
    title: '只有一方付违约金，另一方违约没有后果',
    family: 'liability',
    levels: levels('M/M/M'),
    examines: '双方违约的后果是否对等',
    reason: '一方违约须付违约金，另一方违约只协商处理或者仅无息退款，责任明显不对等。',
    basis: [
      fair,
      civilCode('第五百八十五条', '可以约定一方违约时应当根据违约情况向对方支付一定数额的违约金。'),
    ],
    suggestion: '任何一方违约的，按相同标准向对方支付违约金，并赔偿由此造成的损失。',
    ways: [
      [
        /(?:未|不|晚|逾期|违约|迟|拒绝)[^，。；]{0,24}的，[^。；]{0,20}(?:双方(?:友好)?协商(?:处理|解决)|互相体谅|相互谅解|不算违约|不视为违约|(?:仅|只)?(?:将)?[^，。；]{0,10}(?:无息|原数)退还)/,
      ],
    ],
    unless: /不可抗力|违约金|赔偿|定金|双倍|利息(?!无)|登记机构|政府|任何一方|一方/,
    judge: ({ sentence }, contract) =>
      /违约金|每(?:日|小时)[^，。；]{0,14}(?:元|%|分之)|压车费/.test(textAround(contract, sentence))
        ? {}
        : null,
  }),
  provisionRule({
    id: 'subject.left-to-later',
    title: '重要事项留待以后协商',
    family: 'subject',
    levels: levels('M/M/M'),
    examines: '验收标准、保险、解押、时间等是否写明，而不只是“届时另行协商”',
    reason: '重要事项只写以后再商量，商量不成就没有依据，容易成为拒绝履行的理由。',
    basis: [unclear],
    suggestion: '【写明具体的标准、时间和承担方】；双方届时不能达成一致的，按【】执行。',
    ways: [
      [
        /(?:以后|日后|届时|将来|到时|今后)[^，。；]{0,6}(?:再|另行?)?(?:商量|协商|商定|商议|议定|约定|商谈)/,
        /保险|合格标准|验收标准|标准|试运行|解除抵押|解押|资金安排|办理时间|时间|价格|比例|分担|归属|地点|方式|数量|范围/,
      ],
    ],
    unless:
      /协商不成|达不成|不能达成|未能达成|按(?:照)?(?:国家|本合同|市场)|续(?:租|约|签)|新增|超出|变更|增加|以外|另有/,
  }),
  provisionRule({
    id: 'acceptance.tester-of-one-side',
    title: '检验、核验机构由一方指定而费用由另一方承担',
    family: 'acceptance',
    levels: levels('M/M/M'),
    examines: '检测、核验、鉴定机构由谁选定，费用由谁承担',
    reason: '由利害关系人一方指定机构、由另一方付费，结果难以公正，费用也无法控制。',
    basis: [fair],
    suggestion:
      '检测、核验由双方共同选定的有资质的第三方机构进行，费用先由申请方垫付，最终由结果不利的一方承担。',
    ways: [
      [
        /由(?:PERFORMER)(?:指定|选定|聘请|委托|选择)的?[^，。；]{0,8}(?:机构|公司|单位|第三方|事务所)/,
        /核验|检测|检验|鉴定|审计|评估|验收|测算/,
        /费用?由(?:PAYER)(?:承担|负担|支付)/,
      ],
      [
        /由(?:PAYER)(?:指定|选定|聘请|委托|选择)的?[^，。；]{0,8}(?:机构|公司|单位|第三方|事务所)/,
        /核验|检测|检验|鉴定|审计|评估|验收|测算/,
        /费用?由(?:PERFORMER)(?:承担|负担|支付)/,
      ],
    ],
    unless: /不合格|共同|双方(?:认可|同意)|不利的一方|责任方/,
  }),
  provisionRule({
    id: 'liability.remaining-profit-doubled',
    title: '提前停止须赔偿剩余期限的全部或者数倍收益',
    family: 'liability',
    levels: levels('H/H/H'),
    examines: '停产、搬迁、提前终止时的赔偿是否为剩余期限收益的全部或者数倍',
    reason: '对方不再履行即可节省成本，按剩余期限的收益全额甚至数倍赔偿，明显超过实际损失。',
    basis: [
      civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以请求适当减少。'),
      civilCode('第五百八十四条', '损失赔偿额不得超过订立合同时预见到或者应当预见到的损失。'),
    ],
    suggestion: '提前终止的，按已发生而未收回的投入折旧后的余额补偿，不计算预期收益。',
    ways: [
      [
        /(?:剩余|未履行|未到期|余下)[^，。；]{0,10}(?:期|年|月|限)?[^，。；]{0,8}(?:收益|效益|利润|服务费|费用|分成|款项)/,
        /[二两三四五2-5]倍|双倍|全额|全部/,
        /赔偿|违约金|支付|补偿/,
      ],
    ],
    unless: /退还|返还|退回|租金|劳动|工资/,
  }),
  provisionRule({
    id: 'price.silence-accepts-claim',
    title: '短期内不答复即视为认可付款、费用',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '付款申请、附加费用、对账单是否须经答复或者在合理期限后才视为认可',
    reason: '收到付款申请、费用清单后很短时间不答复就视为全部认可，来不及核对的金额也必须支付。',
    basis: [
      civilCode('第一百四十条', '沉默只有在有法律规定、当事人约定或者符合交易习惯时才可以视为意思表示。'),
    ],
    suggestion:
      '{payer}应在收到后【15】个工作日内核对并书面答复；逾期未答复的，{performer}应书面催告，催告后【7】日内仍未答复的视为认可。',
    ways: [
      [
        /付款申请|费用清单|附加工作|附加费用|费用确认|对账单|账单|结算单|确认单|签证/,
        /[日天]内[^，。；]{0,4}(?:未|不|没有)[^，。；]{0,14}(?:异议|答复|回复|确认|反馈)/,
        /视为[^，。；]{0,6}(?:认可|同意|确认|无异议|接受)/,
      ],
    ],
    unless: /催告|再次|双方均|任何一方|工程(?:竣工)?结算|竣工结算/,
    judge: ({ sentence: { text } }) => (daysIn(text).some((days) => days < SHORTEST_REPLY_DAYS) ? {} : null),
  }),
];
