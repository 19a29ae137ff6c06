/** Acceptance: whether there is one, by when, by what standard and who decides. */
import { articleSentences, sentencesOf } from '@wenjian/contract';
import { levels, missingClause, notApplicable, sentenceRule } from '../../checks/build-rule.ts';
import { checkDeadline, checkSettlement, checkSilence } from '../../checks/check-acceptance.ts';
import { allLast } from '../../checks/find-numbers.ts';
import { incompleteRule } from '../../checks/incomplete-rule.ts';
import { civilCode, constructionInterpretation } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';
import { saleInterpretation } from '../commercial-laws.ts';
import { accepted, buildsSomething } from '../commercial-types.ts';

const MIN_OBJECTION_DAYS = 7;

export const acceptanceRules: readonly Rule[] = [
  missingClause({
    id: 'acceptance.missing',
    title: '没有验收条款',
    family: 'acceptance',
    types: accepted,
    levels: levels('M/M/M'),
    examines: '是否约定验收',
    reason: '没有验收条款，履行是否合格、何时可以付款都缺少判断的程序。',
    basis: [
      civilCode('第六百二十条', '买受人应当在约定的检验期限内检验；没有约定的应当及时检验。'),
      civilCode('第七百八十条', '承揽人交付工作成果，定作人应当验收。'),
    ],
    suggestion:
      '{payer}应在收到交付之日起【10】日内按约定的标准验收，合格的签署验收单；不合格的，应书面说明理由，{performer}应在【10】日内整改并再次提交验收。',
    // Nothing is handed over that could be accepted.
    applies: ({ title }) =>
      !/培训|教育|课程|入驻|平台|会员|养老|护理|照护|旅游|健身|家政|物业|托育|寄宿|婚宴|保险|返聘|劳务|聘用|派遣|保安|二手|保理|广告发布|法律顾问|律师|监理/.test(
        title?.text ?? '',
      ),
    present: (contract) =>
      sentencesOf(contract).some(
        ({ text }) =>
          /验收|检验|查验|验货|考核|收货确认|交付确认|初验|终验|清点|点验|当场检查|试运行[^。；]{0,20}确认/.test(
            text.replace(
              /《[^》]*》|(?:出厂)?检验(?:报告|证明|合格证|记录)|(?:[初终]验|验收|检验|竣工验收)(?:合格|通过)?(?:之日)?(?:之?后|起|之日|前)|自[^，。；]{0,8}[验检](?:收|验)?|已验收|验收合格|验收(?:标准|规范)|查验[^，。；]{0,10}凭证/g,
              '',
            ),
          ) && !/主管部门|海关|商检|消防部门/.test(text),
      ),
    after: /交付|交货|质量|服务|工期|成果/,
  }),
  {
    id: 'acceptance.no-deadline',
    title: '验收没有期限',
    family: 'acceptance',
    types: accepted,
    levels: levels('L/M/M'),
    examines: '验收是否约定完成的期限',
    reason: '验收没有期限，接受的一方可以拖延验收，从而推迟付款和质保期的起算。',
    basis: [
      civilCode('第六百二十一条', '没有约定检验期限的，买受人应当在合理期限内通知质量问题。'),
      civilCode('第七百九十九条', '建设工程竣工后，发包人应当及时进行验收。'),
    ],
    suggestion: {
      payer: '{payer}应在收到验收申请后【15】个工作日内完成验收并书面告知结果；需要延长的，应提前书面通知。',
      performer:
        '{payer}应在收到验收申请后【7】个工作日内完成验收；逾期未验收也未提出书面异议的，视为验收合格。',
      neutral: '{payer}应在收到验收申请后【10】个工作日内完成验收并书面告知结果。',
    },
    check: checkDeadline,
  },
  {
    id: 'acceptance.silent',
    title: '异议期过短即视为合格',
    family: 'acceptance',
    types: [
      ...accepted,
      'transport',
      'warehousing',
      'technologyService',
      'entrustment',
      'softwareLicence',
      'cooperation',
      'other',
    ],
    levels: levels('H/-/M'),
    examines: '逾期未提异议视为合格的期限是否不短于七日',
    reason: '在很短的期限内未提异议即视为合格，接受方可能来不及完成检验就失去主张质量问题的权利。',
    basis: [
      civilCode(
        '第六百二十二条',
        '约定的检验期限过短，难以完成全面检验的，该期限仅视为对外观瑕疵提出异议的期限。',
      ),
    ],
    suggestion: {
      payer:
        '{payer}应在收货后【15】日内检验并提出书面异议；隐蔽瑕疵的异议期为发现之日起【15】日内且不超过质保期。签收仅视为对数量和外观的确认。',
      performer:
        '{payer}应在收货后【10】日内检验，逾期未提出书面异议的，视为数量和外观合格；隐蔽瑕疵按质保条款处理。',
      neutral: '{payer}应在收货后【10】日内检验；逾期未提出异议的，视为数量和外观合格，隐蔽瑕疵除外。',
    },
    thresholds: { minDays: MIN_OBJECTION_DAYS },
    excuses: (contract, sentence, { minDays = MIN_OBJECTION_DAYS }) =>
      /(?:该|上述|前述|此)(?:项)?期限/.test(sentence.text) || allLast(contract, sentence, minDays),
    check: checkSilence,
  },
  sentenceRule({
    id: 'acceptance.sole-judgement',
    title: '以一方单方判断为准',
    family: 'acceptance',
    types: [...accepted, 'technologyService', 'entrustment'],
    levels: levels('-/H/M'),
    examines: '验收是否以一方满意或者单方判断为准',
    reason: '是否合格由接受方单方判断，没有客观标准，履行一方可能被反复要求返工而得不到付款。',
    basis: [
      civilCode('第五百一十条', '质量要求不明确的，可以协议补充，否则按合同相关条款或者交易习惯确定。'),
      civilCode('第四百九十七条', '提供格式条款一方不合理地加重对方责任、限制对方主要权利的，该条款无效。'),
    ],
    suggestion: {
      payer: '验收以双方书面确认的验收标准为依据，{payer}认为不合格的应书面说明不符合的具体项目。',
      performer:
        '验收以双方书面确认的验收标准为唯一依据；双方对结果有争议的，委托双方认可的第三方检测机构判定，费用由责任方承担。',
      neutral: '验收以双方书面确认的验收标准为依据；有争议的，由双方认可的第三方机构判定。',
    },
    ways: [
      [
        /(?:以|由|凭|按|依|全凭|依其)[^，。；]{0,20}(?:结论|判断|认定|决定|酌情权|意见|评判)|最终(?:结论|决定权|认定)|说了算/,
        /合格|验收|质量|通过|达标|符合要求|成果/,
        /为准|最终|不得(?:提出)?(?:异议|复检|申请|要求)|独自|单方|全凭|绝对/,
      ],
    ],
    pattern:
      /(?:满意|认可|认为(?:可以|行|合适)|点头|看过|首肯)(?:的|后|了)?[^，。；]{0,4}(?:即|才|方|就|视为|为)[^，。；]{0,6}(?:合格|通过|验收|完成)|说了算|(?:最终|单方|唯一)(?:的)?(?:决定|判断|认定|评判|裁量|裁定)权|以?(?:达到|至|使|令|得到|取得|经|以|由|按|直至|直到)[^，。；]{0,16}(?:满意|主观)|满意(?:度)?(?:为准|为止|为标准|为依据|后方|方可|才)|(?:合格|质量|成果|通过|达标|验收|标准|符合要求)(?:与否)?[^。；]{0,16}(?:由|以|凭|按)[^，。；]{0,16}(?:自行|单方|单独|独自|一方|一家|独立|全权|最终)(?:面)?[^，。；]{0,6}(?:评定|判断|决定|认定|确定|评价|判定|裁量|裁定|掌握|解释)|(?:由|以|凭)[^，。；]{0,14}(?:单方|自行|主观)(?:面)?(?:判断|认定|决定|意见|评价|判定|感受|评定|裁量|结论|验收)|(?:以|按)(?:甲方|买方|需方|采购方|委托方|委托人|定作方|定作人|发包方|发包人)[^，。；]{0,14}(?:判断|意见|认定|结论|认可|评价|决定)[^，。；]{0,6}为准/,
    unless:
      /客观|双方(?:共同|认可|协商)|共同[^，。；]{0,6}(?:取样|委托|送检|选定)|有资质的[^，。；]{0,8}机构|(?<!(?:不得|无权)[^，。；]{0,12})第三方|调查|满意度(?:调查|不低于|达到\d)|解释权|不(?:以|得)[^，。；]{0,10}(?:满意|单方)|监理人(?:独立|依法)|是否采纳/,
    judge: ({ sentence }, contract) =>
      articleSentences(contract, sentence).some(({ text }) =>
        /验收|合格|达标|质量|成果|检验|返工|标准/.test(text),
      ) && !/付款|支付/.test(sentence.text.replace(/不予(?:付款|支付)/g, ''))
        ? {}
        : null,
  }),
  incompleteRule({
    id: 'acceptance.standard-missing',
    title: '未约定验收标准',
    family: 'acceptance',
    types: accepted,
    levels: levels('M/M/M'),
    examines: '是否约定按什么标准、文件或者要求验收',
    reason: '约定了验收而没有标准，合格与否没有对照的依据。',
    basis: [
      civilCode(
        '第五百一十一条',
        '质量要求不明确的，依次按国家标准、行业标准、通常标准或者符合合同目的的特定标准履行。',
      ),
    ],
    suggestion: '验收以本合同约定的质量标准、技术参数为依据，逐项检验并记录。',
    applies: ({ title }) => !/监理|法律顾问/.test(title?.text ?? ''),
    topic: /验收|(?<!产品|质量|出厂|平行)检验(?!报告|证明|合格证|检疫|机构)|验货/,
    complete:
      /(?:验收|检验|质量|技术|考核|合格|服务)(?:的)?(?:标准|规范|依据|准则|要求|指标)|(?:按|依|以|根据|符合|对照|参照|达到|满足)[^。；]{0,50}(?:标准|规范|要求|约定|附件|图纸|规格|说明书|清单|参数|方案|需求|条|计划|样品|样稿|排期表?)[^。；]{0,40}(?:验收|检验|查验|考核|竣工|确认|(?:提出|书面)[^，。；]{0,6}(?:意见|异议))|(?:验收|检验|考核)[^。；]{0,40}(?:标准|按照?|依据|依照|对照|以[^。；]{0,24}为(?:准|依据|标准))|GB\/?T?\s?\d|国家(?:有关|现行|相关)?[^，。；]{0,8}标准|行业标准/,
    proof:
      /(?:验收|检验|考核)(?:的)?(?:标准|规范|依据|指标)(?:为|：|见|按|如|是)[^。；]{2}|(?:按照?|依照?|依据|根据|符合|对照|达到|满足|执行)(?!(?:本合同|双方|约定|上述)?的?(?:约定的?)?(?:验收|质量)?标准)[^，。；]{0,40}(?:标准|规范|(?:国家|行业|技术|设计|性能|条的?)要求|附件|图纸|规格|参数|方案|样品|证书|报告|第[一二三四五六七八九十\d.]+条[^，。；]{0,8})[^，。；]{0,24}(?:验收|检验|考核|合格)|(?:验收|检验|考核)(?!(?:合格|通过|完[成毕])?后)[^，。；]{0,12}(?:按照?|依据|依照|以)[^，。；]{0,24}(?:标准|规范|要求|附件|图纸|规格|参数|方案|样品|为准|为依据)/,
  }),
  missingClause({
    id: 'acceptance.hidden-defects',
    title: '未约定隐蔽瑕疵的异议期',
    family: 'acceptance',
    types: ['sale', 'workContract'],
    levels: levels('M/-/L'),
    examines: '验收时不能发现的瑕疵，验收后是否还能提出或者追究',
    reason: '有些质量问题在使用后才能发现，没有约定隐蔽瑕疵的异议期，对方可能以已经验收为由拒绝承担责任。',
    basis: [
      civilCode(
        '第六百二十一条',
        '买受人应当在发现或者应当发现质量问题之日起的合理期限内通知，最长为收到之日起二年，有质量保证期的除外。',
      ),
      civilCode('第六百二十二条', '检验期限过短的，仅视为对外观瑕疵提出异议的期限。'),
    ],
    suggestion:
      '验收合格不免除{performer}对隐蔽瑕疵的责任；{payer}在质保期内发现隐蔽瑕疵的，应在发现之日起【15】日内书面通知，{performer}应免费修理、更换或者退货。',
    present:
      /隐蔽|(?:不易|难以|不能|无法)(?:当场|即时|立即)?发现|质保期内[^。；]{0,16}(?:发现|提出)|内在(?:的)?(?:质量)?(?:瑕疵|缺陷|问题|质量)|潜在(?:的)?(?:质量)?(?:瑕疵|缺陷|问题)|(?:检验|验收|签收)[^。；]{0,20}不(?:免除|影响|减轻|解除|代表)[^。；]{0,30}(?:责任|义务|权利)|(?:使用|安装)(?:过程)?中[^。；]{0,16}发现[^。；]{0,16}(?:质量|瑕疵|缺陷)/,
    proof:
      /(?:隐蔽|潜在|内在)(?:的|性)?(?:质量)?(?:瑕疵|缺陷|问题)[^。；]{0,40}(?:提出|责任|权利|通知)|不(?:免除|影响|减轻|解除)[^。；]{0,30}(?:隐蔽|潜在|内在)(?:的|性)?(?:质量)?(?:瑕疵|缺陷|问题)|(?:不易|难以|不能|无法)(?:当场|即时|立即)?发现的?[^。；]{0,8}(?:瑕疵|缺陷|问题)[^。；]{0,40}(?:提出|责任)/,
    proofUnless: /不再|放弃|丧失|无权|不得|不承担|不负|不予/,
    after: /验收|检验|质量|异议/,
  }),
  sentenceRule({
    id: 'acceptance.use-not-acceptance',
    title: '使用与验收的关系对一方不利',
    family: 'acceptance',
    types: accepted,
    levels: levels('M/M/M'),
    examines: '是否约定使用即视为合格，或者使用不视为验收',
    reason:
      '使用即视为验收合格，会使接受方未经检验就失去异议；反过来，长期使用仍不算验收，会使履行方迟迟不能收款。',
    basis: [
      saleInterpretation('第十三条', '出卖人不能仅以买受人使用标的物为由主张其放弃异议。'),
      constructionInterpretation(
        '第十四条',
        '建设工程未经竣工验收，发包人擅自使用后又以使用部分质量不符为由主张权利的，不予支持。',
      ),
    ],
    suggestion: {
      payer: '试用、试运行或者应急使用不视为验收合格，验收以双方签署的验收单为准。',
      performer: '{payer}未经验收投入使用超过【30】日且未提出书面异议的，视为验收合格。',
      neutral:
        '验收以双方签署的验收单为准；{payer}未经验收连续使用超过【30】日且未提出书面异议的，视为验收合格。',
    },
    evenNegated: true,
    pattern:
      /(?:使用|占用|运行|启用|领用|上架|转售|投产|入住)[^。；]{0,40}(?:视为|视同|即为|等同于?|即作|作为|代表|表示|构成|意味|解释为|算作?)[^。；]{0,16}(?:验收|合格|认可|通过|接受)/,
    unless:
      /隐蔽工程|[\d一二三四五六七八九十]+(?:日|天|个月)[^。；]{0,24}(?:未|没有)|不(?:影响|免除|减轻|视为免除)[^，。；]{0,16}(?:质量|保修|保证|瑕疵|责任)|试用期|使用说明|连续使用/,
    judge: ({ match }) =>
      /(?:不|非|不得|并不|不能|不应)(?:能|应|得|会|被)?(?:被)?(?:视为|视同|即为|等同|代表|表示|构成|作为|意味|解释为|算)/.test(
        match[0],
      )
        ? { levels: levels('-/M/L') }
        : { levels: levels('M/-/L') },
  }),
  {
    id: 'acceptance.settlement-deadline',
    title: '结算审核没有期限',
    family: 'acceptance',
    types: ['construction'],
    levels: levels('-/M/M'),
    examines: '工程竣工结算的审核是否约定期限',
    reason: '结算审核没有期限，发包方可以长期不出具结论，承包方的工程款无法确定和收取。',
    basis: [
      constructionInterpretation(
        '第二十一条',
        '约定发包人在期限内不答复视为认可竣工结算文件的，按照约定处理。',
      ),
    ],
    suggestion:
      '发包方应在收到完整的竣工结算文件后【28】日内审核完毕并书面答复；逾期不答复的，视为认可承包方提交的竣工结算文件。',
    check: (contract) => (buildsSomething(contract) ? checkSettlement(contract) : notApplicable),
  },
];
