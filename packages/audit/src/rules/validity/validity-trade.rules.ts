/**
 * Validity of industry-specific agreements: construction, houses, shares, technology, leases, partnership;
 * and violations of public order in any contract.
 */
import { type Contract, factsWithin } from '@wenjian/contract';
import { hitOrPassed, levels, missingClause, sentenceRule } from '../../checks/build-rule.ts';
import { daysIn } from '../../checks/find-figures.ts';
import { monthsBetween, monthsOf } from '../../checks/find-numbers.ts';
import { findSentences } from '../../checks/find-sentences.ts';
import { bearerAt, levelsAgainst } from '../../checks/find-side.ts';
import {
  civilCode,
  companyLaw,
  personalInformationLaw,
  taxCollectionLaw,
  urbanRealEstateLaw,
} from '../../checks/laws.ts';
import { neverWithout } from '../../checks/never-without.ts';
import { personal, unasked } from '../../checks/words.ts';
import type { Rule } from '../../rule.ts';
import { validityConstructionRules } from './validity-construction.rules.ts';
import { validityProceedingRules } from './validity-proceeding.rules.ts';

const MAX_LEASE_YEARS = 20;
const DAYS_OF_YEAR = 365;

/** A definition of improvements binds nobody. */
const BINDING = /不得|不可|无偿|免费|只能|必须|须|禁止|放弃|承诺不|无权|独占|交回|回授|归/;

export const validityTradeRules: readonly Rule[] = [
  ...validityProceedingRules,
  ...validityConstructionRules,
  {
    id: 'validity.lease-over-twenty-years',
    title: '租赁期限超过二十年',
    family: 'validity',
    types: ['lease'],
    levels: levels('H/H/H'),
    examines: '租赁期限是否超过二十年',
    reason: '租赁期限超过二十年的部分无效，双方对超出部分的投入和预期得不到保护。',
    basis: [
      civilCode(
        '第七百零五条',
        '租赁期限不得超过二十年，超过部分无效；续订的期限自续订之日起也不得超过二十年。',
      ),
    ],
    suggestion: '租赁期限为二十年，期满后双方可以续订租赁合同，续订的期限自续订之日起不超过二十年。',
    thresholds: { years: MAX_LEASE_YEARS },
    excuses: (_, { text }, { years = MAX_LEASE_YEARS }) =>
      !daysIn(text).some((days) => days > years * DAYS_OF_YEAR),
    check(contract, { years = MAX_LEASE_YEARS }) {
      return hitOrPassed(longLeases(contract, years));
    },
  },
  sentenceRule({
    id: 'validity.lease-sublet-silent',
    title: '承租人可以任意转租',
    family: 'validity',
    types: ['lease'],
    levels: levels('-/M/L'),
    examines: '转租是否须经出租人同意',
    reason: '转租应经出租人同意；允许任意转租会使出租人失去对实际使用人的控制。',
    basis: [civilCode('第七百一十六条', '承租人经出租人同意可以转租；未经同意转租的，出租人可以解除合同。')],
    suggestion:
      '未经{performer}书面同意，{payer}不得将租赁物全部或者部分转租、转借给第三人；擅自转租的，{performer}有权解除合同。',
    ways: [[/转租|分租|转借|转给(?:别人|他人|第三)|让给(?:别人|他人)|租给(?:别人|他人)/, unasked]],
    pattern:
      /(?:可以?|有权|得|任意|自行|自主|自由|随意|随时|无[需须]|不必|不经)[^。；]{0,30}(?:转租|分租|转借|(?:另行|再|转|自行)(?:出)?租(?:与|给|予)|租[与给]他人|再出租|(?:交|转|让)(?:给|由|与)?(?:他人|任何第三人|任何人|第三[人方])使用)|(?:转租|分租|转借|租[与给]他人)[^。；]{0,40}(?:自定|自行决定|自主决定|不受限制|(?:无[需须]|不必|不需|毋须)[^，。；]{0,10}(?:同意|许可|批准|征求))/,
    unless:
      /不得[^，。；]{0,20}(?:转租|分租|转借|擅自|出租)|擅自|解除|(?<!无需|无须|不需|不必|不须|毋需|无|不)(?:事先|事前|提前)?(?:经|取得|征得|获得)[^，。；]{0,14}(?:同意|许可)|同意后|优先/,
  }),
  sentenceRule({
    id: 'validity.house-presale-no-permit',
    title: '未取得预售许可或者权属证书',
    family: 'validity',
    types: ['houseSale'],
    levels: levels('H/M/H'),
    examines: '房屋是否取得预售许可证明或者不动产权证书',
    reason:
      '商品房预售应取得预售许可证明，未依法登记领取权属证书的房地产不得转让；否则合同可能无效或者无法过户。',
    basis: [
      urbanRealEstateLaw('第四十五条', '商品房预售应当取得商品房预售许可证明。'),
      urbanRealEstateLaw('第三十八条', '未依法登记领取权属证书的房地产不得转让。'),
    ],
    suggestion:
      '{performer}保证在签订本合同前已取得该房屋的预售许可证明（或者不动产权证书），证号为：________；不能取得的，{payer}有权解除合同并要求返还已付款项及赔偿损失。',
    ways: [
      [
        /小产权|(?:预售许可|产权证|不动产权|房产证|权属证|大产证|两证|五证)[^，。；]{0,10}(?:正在|申办|办理中|暂无|尚未|还没|未取得|未办|待办)|(?:暂无|尚未|还没|不能|无法|没有)[^，。；]{0,8}(?:预售许可|产权证|不动产权|房产证|权属证)/,
      ],
    ],
    pattern:
      /(?:预售许可|产权证|不动产权|权属证)[^，。；]{0,8}(?:尚在|还在|仍在|正)[^，。；]{0,4}(?:办理|申请|审批)|(?:尚未|暂未|还未|未能|没有|还没|暂无|尚无|未|正在(?:申请|办理))[^，。；]{0,14}(?:预售许可|不动产权|产权证|房产证|房屋所有权证|权属证书)|(?:预售许可证?明?|不动产权证书?|产权证书?|房产证|权属证书?|所有权证)[^，。；]{0,12}(?:尚未|暂未|还未|未取得|未办|正在|办理中|申请中|待办|待取得|还没|后补)/,
    unless: /逾期|如|若|原因|责任|的，[^。；]{0,40}(?:违约|解除|退|赔)|不得|出租/,
  }),
  missingClause({
    id: 'validity.equity-preemption-absent',
    title: '未约定其他股东的优先购买权',
    family: 'validity',
    types: ['equityTransfer'],
    levels: levels('H/M/H'),
    examines: '是否说明已通知其他股东并处理优先购买权',
    reason:
      '股东向股东以外的人转让股权，其他股东在同等条件下有优先购买权；未作处理的，转让可能被其他股东主张权利而无法完成。',
    basis: [
      companyLaw(
        '第八十四条',
        '对外转让股权应书面通知其他股东，其他股东在同等条件下有优先购买权，三十日未答复视为放弃。',
      ),
    ],
    suggestion:
      '{performer}保证已就本次股权转让的数量、价格、支付方式和期限书面通知目标公司其他股东，其他股东均已书面放弃优先购买权；相关文件作为本协议附件。',
    present:
      /优先购买权|优先受让权|(?:其他|其余|全体|另一)股东[^。；]{0,40}(?:同意|放弃|通知|确认|购买|受让)|(?:通知|告知)[^，。；]{0,6}(?:其他|其余|全体)股东|股东之间|股东内部/,
    after: /声明|保证|陈述|转让/,
  }),
  missingClause({
    id: 'validity.equity-capital-unpaid',
    title: '未约定未实缴出资的责任',
    family: 'validity',
    types: ['equityTransfer'],
    levels: levels('M/M/M'),
    examines: '是否说明标的股权的实缴情况和后续出资义务',
    reason:
      '未届出资期限的股权转让后由受让人承担缴纳义务，转让人承担补充责任；出资不实的，双方承担连带责任。不作约定容易产生争议。',
    basis: [
      companyLaw(
        '第八十八条',
        '未届期股权的出资义务由受让人承担，转让人承担补充责任；逾期或者不实出资的，转让人与受让人承担连带责任。',
      ),
    ],
    suggestion:
      '截至本协议签订日，标的股权对应的认缴出资额为____万元，已实缴____万元；未实缴部分由受让方按章程规定的期限缴纳，因转让前的出资瑕疵产生的责任由转让方承担。',
    present:
      /实缴|未缴|缴足|出资义务|足额(?:缴纳|出资)|出资[^，。；]{0,8}(?:到位|瑕疵|不实)|认缴[^。；]{0,30}(?:缴纳|承担)|抽逃/,
    after: /声明|保证|陈述|标的股权|转让/,
  }),
  neverWithout(
    BINDING,
    sentenceRule({
      id: 'validity.tech-monopoly',
      title: '限制技术竞争和技术发展',
      family: 'validity',
      types: ['technologyTransfer', 'technologyDevelopment', 'technologyService', 'softwareLicence'],
      levels: levels('M/M/M'),
      examines: '是否限制对方改进技术、要求无偿回授或者禁止质疑权利有效性',
      reason:
        '限制对方改进技术、要求无偿交回改进成果、禁止质疑知识产权有效性等属于非法垄断技术，相关约定无效。',
      basis: [
        civilCode('第八百五十条', '非法垄断技术的技术合同无效。'),
        civilCode('第八百六十四条', '可以约定实施专利、使用技术秘密的范围，但不得限制技术竞争和技术发展。'),
      ],
      suggestion:
        '任何一方均有权对合同技术进行后续改进，改进成果归改进方所有；另一方需要使用的，双方按照合理、对等的条件另行约定。',
      evenNegated: true,
      ways: [
        [
          /改进|改良|优化|二次开发|插件|衍生|后续(?:成果|技术)/,
          /无偿|免费|不付对价|自动|当然/,
          /归(?:许可|服务|甲方|乙方|让与|授权|开发)|归其/,
        ],
        [
          /(?:不(?:得|对|可|就)|承诺不|放弃)[^。；]{0,24}(?:有效性|效力|无效宣告|权利稳定)/,
          /专利|著作权|知识产权|商标|权利/,
        ],
        [
          /(?:只能|必须|应当?)[^，。；]{0,8}向[^，。；]{0,12}(?:指定|许可方|让与方)[^，。；]{0,14}(?:采购|购买|购置)/,
        ],
        [/不得[^，。；]{0,10}(?:优化|改进|升级|二次开发)/],
      ],
      pattern:
        /(?:不得|禁止|无权)[^，。；]{0,24}(?:改进|改良|后续开发|进行研发|研究开发|加以优化)|(?:改进|改良|优化|二次开发|后续(?:改进|开发|研发)|新(?:的)?(?:技术)?成果)[^。；]{0,40}(?:无偿|免费|不支付[^，。；]{0,6}(?:对价|费用)|当然)[^。；]{0,16}(?:归|转归|提供|转让|授予|许可|回授|交|给|使用|享有)|(?:改进|改良|后续改进)[^。；]{0,30}归[^，。；]{0,8}无偿|(?:无偿|免费)[^，。；]{0,12}(?:回授|反授权|反向许可)|不得[^，。；]{0,24}(?:质疑|异议|宣告|挑战|争议)[^，。；]{0,18}|(?:不得|只能|必须)[^，。；]{0,18}(?:从其他|使用(?:其他|他人|竞争)|采购其他|购买其他|引进|向[^，。；]{0,8}(?:购买|采购))[^，。；]{0,14}(?:技术|来源|产品|原料|设备)/,
      unless: /未经[^，。；]{0,14}同意|共有|协商|不得限制|不限制|不得以|货款|价款|验收|审计/,
      judge: ({ sentence, match }, contract) => ({
        levels: {
          ...levelsAgainst(bearerAt(contract, sentence, match.index + 1), 'medium'),
          neutral: 'medium',
        },
      }),
    }),
  ),
  sentenceRule({
    id: 'validity.personal-data-no-consent',
    title: '处理或者提供个人信息缺少同意与目的限制',
    family: 'validity',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '收集、使用、对外提供个人信息是否以同意和明确目的为前提',
    reason:
      '处理个人信息应有合法基础并限于明确目的，向他人提供须告知并取得单独同意；笼统授权使用的约定不能免除责任。',
    basis: [
      personalInformationLaw('第十三条', '处理个人信息应当取得同意或者具备其他法定情形。'),
      personalInformationLaw(
        '第二十三条',
        '向其他处理者提供个人信息，应当告知接收方情况并取得个人单独同意。',
      ),
    ],
    suggestion:
      '双方处理履行本合同所涉个人信息，应取得个人同意或者具备其他合法基础，限于履行本合同所必需的目的和范围；未经个人单独同意，不得向第三方提供。',
    ways: [
      [
        personal,
        /共享|提供给|转给|交给|推送|广告|营销|推销|合作(?:机构|方|伙伴)|第三方|其他(?:商业)?用途|任何方式|任何用途/,
        /可以?|有权|得|同意|将/,
      ],
    ],
    pattern:
      /(?:个人|用户|客户|员工|消费者|会员|学员|顾客|患者|业主)(?:的)?[^，。；]{0,10}(?:信息|数据|资料)[^。；]{0,20}(?:转给|给予|发给|卖给|推送给|让渡)|(?:信息|数据|资料)[^。；]{0,20}用于[^，。；]{0,6}(?:推销|广告|营销)|(?:个人信息|(?:用户|客户|员工|消费者|会员|学员|患者|业主|职工|顾客|住户|家长|乘客)(?:的)?[^，。；]{0,20}(?:信息|数据|资料|名单|姓名|手机|电话|联系方式|住址)|姓名[^。；]{0,16}(?:手机|电话|联系方式|住址|身份证)|人脸|通讯录)[^。；]{0,50}(?:提供给|提供予|共享|交换|转让|出售|披露给|转交|交给|交由|对外提供|用于(?:[^，。；]{0,8})?(?:营销|推广|商业|其他|任何)|自由使用|任意使用|自行使用|任何用途|自行处理)|(?:有权|可以?|得|自由)[^。；]{0,25}(?:收集|使用|处理|提供|共享|交换|转让|出售|利用)[^。；]{0,25}(?:个人信息|(?:用户|客户|会员|员工|消费者|学员|顾客)(?:的)?(?:个人)?(?:信息|数据|资料|姓名|电话))/,
    unless:
      /不得|未经|禁止|(?:单独|明示|书面|个人|本人|信息主体)(?:的)?(?:明确|单独)?同意|取得[^，。；]{0,10}(?:同意|授权)|经[^，。；]{0,12}(?:同意|授权)|匿名化|去标识|依法(?:要求|披露|提供)|有权机关/,
  }),
  sentenceRule({
    id: 'validity.tax-evasion',
    title: '以约定规避税款或者不开发票',
    family: 'validity',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否存在阴阳价格、不开发票等规避税款的约定',
    reason:
      '以虚假价格申报或者约定不开发票属于违反税收管理的行为，可能被追缴税款、加收滞纳金和罚款，相关约定也不受保护。',
    basis: [
      taxCollectionLaw('第二十一条', '从事经营活动应当按照规定开具、使用、取得发票。'),
      taxCollectionLaw(
        '第六十三条',
        '少列收入、虚假申报等不缴或者少缴税款的是偷税，追缴税款、滞纳金并处罚款。',
      ),
      civilCode('第一百四十六条', '以虚假意思表示实施的民事法律行为无效。'),
    ],
    suggestion:
      '双方按实际成交价格签订合同、申报纳税，{performer}应依法向{payer}开具合法有效的发票，各自依法承担应缴税款。',
    ways: [
      [
        /(?:网签|备案|申报|报税|过户|工商|市场监管|税务|登记|报送)[^。；]{0,30}(?:价|租金|款|金额)[^。；]{0,40}(?:实际|真实|不一致|仅供|低于)|(?:实际|真实)[^。；]{0,30}(?:备案|申报|网签|登记)[^。；]{0,20}(?:价|租金)/,
      ],
      [
        /不(?:再|予|开|要|出|提供|索)[^，。；]{0,6}(?:发票|票据|税票|票)|无[需须]开票|免开|不含票|不带票/,
        /优惠|现金|个人账户|私户|便宜|下调|节省|税/,
      ],
    ],
    pattern:
      /申报[^，。；]{0,12}(?:价|金额)[^。；]{0,20}实际[^。；]{0,14}(?:另|为|按)|阴阳(?:合同|价格?)|(?:不|无需|无须|免)(?:再|予|另|要求[^，。；]{0,8})?(?:开具|开立|开|提供|出具|索要|索取)[^，。；]{0,4}(?:发票|税票|票)|不(?:含|带)票|(?:网签|备案|申报|过户|报税|登记)(?:的)?(?:合同)?(?:价格?|价款|金额)[^。；]{0,30}(?:低于|少于|另行|仅为|按[^，。；]{0,10}填)|(?:较低|低于[^，。；]{0,12}|低)(?:的)?(?:价格?|金额)[^。；]{0,20}(?:申报|备案|网签|过户|报税|登记)|(?:规避|少缴|避免|减少|减轻|逃避|降低|节省|少交)[^，。；]{0,8}(?:税款|税费|税负|税|纳税|缴税)|避税|(?:另签|另行签订|另立|另订)[^。；]{0,40}(?:申报|报税|网签|过户)|(?:现金|私人账户|个人账户)[^。；]{0,20}(?:不入账|不开票|不计入)/,
    unless:
      /不得|禁止|(?:不|未|拒绝)[^，。；]{0,4}(?:开具|提供)[^。；]{0,14}的，|有权拒|拒付|双重征税|依法纳税|不存在/,
  }),
  sentenceRule({
    id: 'validity.fixed-return-partnership',
    title: '合作、投资约定保底收益',
    family: 'validity',
    types: ['cooperation', 'equityTransfer', 'entrustment'],
    levels: levels('M/M/M'),
    examines: '是否约定一方不论盈亏取得固定收益、不承担风险',
    reason: '只取固定收益、不承担经营风险的合作，可能被认定为名为合作、实为借贷，权利义务按借款关系处理。',
    basis: [civilCode('第一百四十六条', '以虚假意思表示隐藏的民事法律行为，其效力依照有关法律规定处理。')],
    suggestion: '双方按出资比例分享利润、分担亏损，任何一方不保证对方取得固定收益。',
    ways: [
      [
        /不担(?:亏|风险)|不负[^，。；]{0,4}(?:亏|盈)|只(?:分红|享|取)|固定(?:领取|分|收|回报|收益)|保证[^，。；]{0,24}(?:不低于|本金|安全|收益)|补足[^，。；]{0,6}(?:差额|收益)|兜底|包赔|保[本底收]/,
        /收益|分红|回报|利润|本金|亏|盈/,
      ],
    ],
    pattern:
      /保底|保本|固定(?:年化)?(?:的)?(?:收益|回报|分红|利润|利息)|(?:无论|不论|不管|不问)[^，。；]{0,12}(?:盈亏|盈利|亏损|经营(?:状况|情况|结果|业绩)|盈余)|不(?:承担|分担|参与承担|负担)[^，。；]{0,10}(?:经营)?(?:风险|亏损)|旱涝保收|保证[^，。；]{0,16}(?:(?:不低于|不少于)[^，。；]{0,14}(?:收益|回报|分红|利润)|(?:投资|本金|出资)[^，。；]{0,8}(?:不受损失|不亏|安全|收回))|亏损(?:全部)?由[^，。；]{0,4}(?:独自|单独|全部)?承担/,
    unless: /不(?:保证|承诺|约定|设|作)|不得|共担|共同承担/,
  }),
];

function longLeases(contract: Contract, years: number) {
  return findSentences(
    contract,
    /租赁[期年]限?|租期|承租期|出租期|租用期/,
    /不(?:得)?超过|最长|续订|产权|土地使用/,
  )
    .filter(({ sentence }) => {
      const months = factsWithin(contract.periods, sentence).map(monthsOf);
      return Math.max(0, ...months, monthsBetween(contract, sentence) ?? 0) > years * 12 + 1;
    })
    .map(({ sentence }) => ({ span: sentence }));
}
