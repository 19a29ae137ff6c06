/** How and when a large buyer pays its supplier. */
import { factsWithin } from '@wenjian/contract';
import { levels } from '../../../checks/build-rule.ts';
import { yearlyRate } from '../../../checks/find-numbers.ts';
import { civilCode, smallBusinessPayments } from '../../../checks/laws.ts';
import { provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';

const supply = [
  'sale',
  'procurementFramework',
  'workContract',
  'service',
  'technologyService',
  'other',
] as const;
/** Below this a year, interest for late payment is lower than any loan. */
const LOWEST_LATE_INTEREST = 0.03;

export const supplyPaymentRules: readonly Rule[] = [
  provisionRule({
    id: 'price.paid-by-notes',
    title: '付款方可以自行改用商票、债权凭证或者实物抵付',
    family: 'price',
    levels: levels('-/M/M'),
    examines: '付款方能否单方决定以商业承兑汇票、电子债权凭证、实物等支付',
    reason: '以远期商业承兑汇票、债权凭证或者实物抵付，变相延长付款期并把贴现成本和兑付风险转给收款一方。',
    basis: [
      smallBusinessPayments(
        '第十一条',
        '使用商业汇票等非现金方式支付中小企业款项的，应当在合同中明确约定，不得强制，不得变相延长付款期限。',
      ),
      civilCode('第五百零九条', '当事人应当按照约定全面履行自己的义务。'),
    ],
    suggestion:
      '{payer}以银行转账方式支付。经{performer}事先书面同意改用银行承兑汇票的，期限不超过【3】个月，贴现费用由{payer}承担。',
    ways: [
      [
        /商业承兑|商票|电子债权|债权凭证|供应链(?:金融|票据|平台|凭证)|应收账款(?:电子)?凭证|承兑(?:期|汇票)|以(?:货|物|房|车|产品)抵|抵(?:账|顶|付货款)|工抵|积分|购物卡/,
        /有权|可以?(?:视|根据|选择|自行|改|以|用)?|得以?|可视|随时|自行|改(?:以|用|为)|选择|不得拒|应(?:当|予)?接[受收]|必须接受|贴现[^，。；]{0,8}(?:自|由)|PERFORMER[^，。；]{0,6}(?:接受|同意)/,
        /支付|付款|结算|货款|价款|款项|抵/,
      ],
    ],
    unless:
      /(?:移交|交还|返还|提供)[^。；]{0,40}(?:债权凭证|原件|单据)|追偿|经(?:PERFORMER|对方|双方|收款方)[^，。；]{0,8}同意|协商一致|不得(?:强制|要求|以)|贴现[^，。；]{0,10}(?:PAYER|付款方|需方)[^，。；]{0,4}承担|PERFORMER可以(?:选择|要求)|进项|增值税|抵扣/,
  }),
  provisionRule({
    id: 'price.late-interest-too-low',
    title: '逾期付款的利息过低',
    family: 'price',
    types: [...supply, 'construction', 'technologyDevelopment', 'transport', 'warehousing', 'lease'],
    levels: levels('-/M/M'),
    examines: '逾期付款的利率是否不低于一年期贷款市场报价利率',
    reason:
      '逾期付款的代价低于贷款成本，付款方拖延反而有利；对中小企业的约定利率不得低于合同订立时一年期贷款市场报价利率。',
    basis: [
      smallBusinessPayments(
        '第十七条',
        '约定的逾期利率不得低于合同订立时一年期贷款市场报价利率；未约定的按每日万分之五支付。',
      ),
    ],
    suggestion: '{payer}逾期付款的，每逾期一日按应付未付金额的万分之五向{performer}支付逾期利息。',
    ways: [
      [
        /逾期(?:付款|支付|利息|部分|金额)|迟延(?:付款|支付)|延(?:迟|期)(?:付款|支付)|晚付|拖欠|迟付|付款[^，。；]{0,4}(?:迟于|晚于)|付款[^，。；]{0,10}(?:延迟|迟延|推迟|有出入|稍有出入)/,
        /利息|违约金|滞纳金|资金占用/,
        /万分之|十万分之|%|‰|千分之|活期|不(?:另)?计|不(?:支付|承担|付)|不(?:就|因|得|再|向|予)?[^，。；]{0,16}(?:计收|计算|主张|收取|要求|索要)/,
      ],
    ],
    judge: ({ sentence }, contract) => {
      if (!/付款|支付|货款|价款|利息|款项/.test(sentence.text) || /还款|借款|本金|交货/.test(sentence.text))
        return null;
      if (
        /十万分之|活期|(?<!并|均)不(?:另)?(?:计|支付|承担|付)[^，。；]{0,8}(?:利息|违约金|滞纳金|资金占用)|(?:同意|承诺|自愿|乙方|卖方|供方)[^，。；]{0,6}不(?:就|因|得|再|向|予)?[^，。；]{0,16}(?:计收|主张|收取|要求|索要)[^，。；]{0,8}(?:利息|违约金|滞纳金)/.test(
          sentence.text,
        )
      )
        return {};
      const rates = factsWithin(contract.percentages, sentence)
        .map(yearlyRate)
        .filter((rate) => rate !== null && rate > 0);
      const [first] = rates;
      return first != null && first < LOWEST_LATE_INTEREST ? {} : null;
    },
  }),
  provisionRule({
    id: 'price.security-cash-only',
    title: '保证金只能以现金交付，不接受保函',
    family: 'price',
    types: [...supply, 'construction'],
    levels: levels('-/M/M'),
    examines: '保证金是否被限定为现金',
    reason: '把保证金限定为现金、拒收保函，占用供方资金；机关、事业单位和大型企业对中小企业不得这样要求。',
    basis: [
      smallBusinessPayments(
        '第十三条',
        '不得将保证金限定为现金；中小企业以金融机构保函等提供保证的，应当接受。',
      ),
    ],
    suggestion: '{performer}可以以银行保函、保证保险或者转账方式提供保证金。',
    ways: [
      [
        /保证金|质保金|履约担保|质押金/,
        /保函|保证保险|其他(?:形式|方式)的?担保|担保函|保单|现金|汇款|转账/,
        /(?:保函|保险|担保)[^，。；]{0,12}(?:不(?:予)?(?:接受|受理|认可)|概不|无效)|不(?:予)?(?:接受|受理|认可)[^，。；]{0,10}(?:保函|保险|担保)|(?:仅|只)(?:限|接受|能)[^，。；]{0,8}(?:现金|转账|汇款)|须(?:由|以)[^，。；]{0,14}现金|不得以保函/,
      ],
    ],
  }),
  provisionRule({
    id: 'price.audit-before-payment',
    title: '以审计结果作为付款或者结算的前提',
    family: 'price',
    types: supply,
    levels: levels('-/H/M'),
    examines: '付款、结算是否以审计机关或者付款方审计的结果为前提',
    reason: '审计的时间和结论由付款方或者第三方掌握，以其结果作为结算依据会使收款时间和金额都不可控。',
    basis: [
      smallBusinessPayments(
        '第十二条',
        '机关、事业单位和国有大型企业不得强制要求以审计机关的审计结果作为结算依据。',
      ),
    ],
    suggestion:
      '结算以双方确认的验收单和对账单为依据，{payer}应在验收合格后【30】日内付款，审计不影响付款期限。',
    ways: [
      [
        /审计(?:机关|机构|部门|结论|结果|意见|报告|完成)?|财政(?:投资)?评审|审价|评审(?:中心|结论)/,
        /结算|付款|支付|价款|款项|尾款/,
        /为(?:准|依据|前提|条件)|依据|完成(?:之)?前|之?前[^，。；]{0,6}(?:暂)?不|后(?:方|再|才|始)|未(?:完成|出具)/,
      ],
    ],
    unless: /不以|不影响|不因|不作为|不得(?:以|强制)|财务审计报告|年度审计|清算|利润分配/,
  }),
  provisionRule({
    id: 'acceptance.time-at-will',
    title: '检验、验收的时间由一方自行掌握',
    family: 'acceptance',
    levels: levels('-/M/M'),
    examines: '检验、验收的时间是否由接受方任意决定',
    reason: '什么时候检验由接受的一方自行掌握，付款和质保期的起算点可以被无限推迟。',
    basis: [
      smallBusinessPayments(
        '第十条',
        '以检验或者验收合格为付款条件的，应当约定明确、合理的检验或者验收期限，并在期限内完成。',
      ),
      civilCode('第六百二十条', '买受人应当在约定的检验期限内检验；没有约定的应当及时检验。'),
    ],
    suggestion:
      '{payer}应在收到货物（成果）之日起【10】个工作日内完成检验并书面告知结果；逾期未告知的，视为检验合格。',
    ways: [
      [
        /验收|检验|核验|检测|验货|入库(?:检|验)|质检/,
        /择[期机]|自行(?:掌握|安排|决定|确定|把握)|(?:视|结合|根据|按照?)[^，。；]{0,30}(?:安排|情况|排期|进度|需要)[^，。；]{0,10}(?:确定|掌握|安排|组织|进行|决定|验收|检验)|适时|方便(?:时|的时候)|时间(?:不限|不受)|不受[^，。；]{0,8}(?:时间|期限)|何时[^，。；]{0,10}(?:决定|为准)/,
      ],
    ],
    unless: /[\d一二三四五六七八九十]+个?(?:工作|自然)?(?:日|天)(?:之?内|以内)|抽检|监督检查|PAYER不得/,
  }),
];
