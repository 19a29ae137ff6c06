/** Retentions, price changes, accounts, expenses and set-off. */
import { type Contract, type ContractType, factsWithin, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, missingClause, sentenceRule } from '../../checks/build-rule.ts';
import { sharesIn } from '../../checks/find-figures.ts';
import { sentencesWith, shareEdit } from '../../checks/find-numbers.ts';
import { says } from '../../checks/find-sentences.ts';
import { bearerAt, levelsAgainst, otherSide } from '../../checks/find-side.ts';
import { civilCode, constructionInterpretation } from '../../checks/laws.ts';
import { isAnnexed } from '../../checks/worked-out.ts';
import type { Rule, RuleOutcome } from '../../rule.ts';
import { cashRegulation, retentionMeasures } from '../commercial-laws.ts';
import { allTypesBut } from '../commercial-types.ts';
import { checkReturn, isReturnedNearby } from './price-retention.ts';

const paidByAccount: readonly ContractType[] = allTypesBut('labour', 'confidentiality', 'guarantee');
const CASH_LIMIT_YUAN = 50_000;
const MAX_RETENTION = 0.03;

export const priceMoneyRules: readonly Rule[] = [
  {
    id: 'price.retention-no-return',
    title: '质保金或押金没有返还时间',
    family: 'price',
    types: [
      'sale',
      'construction',
      'lease',
      'service',
      'workContract',
      'procurementFramework',
      'cooperation',
      'warehousing',
      'transport',
      'other',
    ],
    levels: levels('M/M/M'),
    examines: '质保金、保证金、押金是否约定返还的期限',
    reason: '质保金、保证金或者押金没有约定返还的期限，交付款项的一方难以主张逾期返还。',
    basis: [
      constructionInterpretation(
        '第十七条',
        '约定的质量保证金返还期限届满，或者没有约定而竣工满二年的，承包人可以请求返还。',
      ),
      civilCode('第五百一十一条', '履行期限不明确的，债权人可以随时请求履行，但是应当给对方必要的准备时间。'),
    ],
    suggestion:
      '上述款项应在【质保期届满/租赁终止并交还】之日起【10】日内无息返还；扣除费用的，应同时提供书面明细和凭证。',
    excuses: isReturnedNearby,
    check: checkReturn,
  },
  {
    id: 'price.retention-over-limit',
    title: '工程质量保证金超过百分之三',
    family: 'price',
    types: ['construction'],
    levels: levels('-/M/M'),
    examines: '工程质量保证金是否不超过结算总额的百分之三',
    reason: '工程质量保证金的预留比例超过规定上限，承包方被占用过多的工程款。',
    basis: [retentionMeasures('第七条', '保证金总预留比例不得高于工程价款结算总额的百分之三。')],
    suggestion: '发包方按工程价款结算总额的3%预留质量保证金；承包方提供等额银行保函的，不再预留。',
    thresholds: { maxShare: MAX_RETENTION },
    excuses: (_, { text }, { maxShare = MAX_RETENTION }) =>
      !sharesIn(text).some((share) => share > maxShare && share < 0.5),
    check: (contract, { maxShare = MAX_RETENTION }) =>
      hitOrPassed(
        sentencesWith(contract, /质保金|质量保证金|保留金|质量保修金|保修金|工程尾款/, contract.percentages)
          .filter(({ sentence, facts }) => {
            const word = /质保金|质量保证金|保留金|质量保修金|保修金|工程尾款/.exec(sentence.text);
            if (word === null) return false;
            const at = sentence.at(word.index, word.index + word[0].length);
            return facts.some(({ value, per, start, end }) => {
              const isNear = Math.min(Math.abs(start - at.end), Math.abs(at.start - end)) <= 24;
              return isNear && per !== 'day' && value > maxShare + 1e-9 && value < 0.5;
            });
          })
          .sort(
            (one, other) =>
              Number(/预留|扣留|保留/.test(other.sentence.text)) -
              Number(/预留|扣留|保留/.test(one.sentence.text)),
          )
          .map(({ sentence, facts }, _, all) => ({
            span: sentence,
            related: all.slice(1).map((other) => other.sentence),
            edits: facts
              .filter(({ value, per }) => per !== 'day' && value > maxShare + 1e-9 && value < 0.5)
              .slice(0, 1)
              .map((one) => shareEdit(contract, one, maxShare)),
          }))
          .slice(0, 1),
      ),
  },
  sentenceRule({
    id: 'price.price-adjust-one-side',
    title: '一方可以单方调价',
    family: 'price',
    types: [
      'sale',
      'procurementFramework',
      'service',
      'softwareLicence',
      'technologyService',
      'workContract',
      'warehousing',
      'transport',
    ],
    levels: levels('H/H/M'),
    examines: '价格的调整是否须经双方同意',
    reason: '价格可以由一方自行调整而不需要对方同意，也没有幅度限制，另一方的成本或者收入失去保障。',
    basis: [civilCode('第五百四十三条', '当事人协商一致，可以变更合同。')],
    suggestion: {
      payer:
        '合同期内单价固定不变。确需调整的，{performer}应提前【30】日书面提出并附依据，经{payer}书面同意后执行；未达成一致的按原价执行。',
      performer:
        '主要原材料价格变动超过【10】%的，任何一方可以书面提出调价，双方在【15】日内协商确定；未达成一致的，按原价执行至当期订单结束。',
      neutral: '价格调整须由双方书面确认；未达成一致的，按原价执行。',
    },
    ways: [
      [
        /(?:自行|单方|随时|有权|可以?|得)[^。；]{0,24}(?:调[整高低价]|上调|下调|涨价|加价|提价|降价|修改|核定|变更)|(?:调整|修改|变更)[^，。；]{0,10}的权利/,
        /价|[\u4e00-\u9fff]费|费(?:用|率)/,
        /自行|单方|随时|保留|公布|通知|为准|接受|根据|行情|涨/,
        /(?:调[整高低价]|[上下]调|涨|[加提降]价|修改|核定|变更)[^，。；]{0,20}(?:价|费|率)|(?:价|费(?:用|率|标准)?|率)[^，。；]{0,24}(?:调|涨|改|核定|变更|为准)/,
      ],
    ],
    pattern:
      /(?:有权|可以?|得|保留|随时|自行|单方)[^。；]{0,40}(?:调整|变更|上调|提高|下调|降低|调低|调高|重新(?:核定|确定)|涨)[^，。；]{0,16}(?:价格|单价|费用|服务费|收费|报价|许可费|使用费|费率|价款|运费|维护费|订阅费|年费|月费|管理费)|(?:价格|单价|费用|服务费|收费标准|报价|许可费|使用费|费率|结算价|供货价|维护费)[^。；]{0,30}(?:以(?:甲方|乙方|买方|卖方|供方|需方)[^。；]{0,14}(?:通知|公布|公示|确定|最新)[^。；]{0,14}为准|(?:有权|可以?|随时|自行|单方)[^。；]{0,14}(?:调整|上调|下调|变更|确定|核定)|由(?:甲方|乙方|买方|卖方|供方|需方)(?:随时|自行|单方)(?:调整|确定|决定|核定))/,
    unless:
      /[对向]消费者|仅(?:对|适用于)[^，。；]{0,20}(?:新|之后|后续|续费|下一)|不影响[^，。；]{0,16}(?:已[付缴交购签支确下订]|(?:已|当期|现有|原)[^，。；]{0,6}(?:价|费|订单|周期))|协商一致|双方(?:协商|书面|另行|共同)|书面(?:同意|确认)|经[^。；]{0,10}(?:同意|确认)|不超过|上限|幅度|任何一方|税率|政府定价|需求|范围|方案|因变更[^，。；]{0,8}(?:费用|损失)|费用由(?:甲方|定作|委托)[^，。；]{0,4}承担|不(?:作|予|再)(?:任何)?(?:上调|调整|增加|变更)/,
    judge: ({ sentence, match }, contract) => {
      const own = /由(甲方|乙方|买方|卖方|供方|需方)|以(甲方|乙方|买方|卖方|供方|需方)/.exec(match[0]);
      const at =
        own === null
          ? match.index + match[0].search(/有权|可|得|保留|随时|自行|单方|调/) + 1
          : match.index + own.index + 3;
      const actor = bearerAt(contract, sentence, at);
      if (actor === 'both') return null;
      return actor === null ? {} : { levels: levelsAgainst(otherSide(actor), 'high') };
    },
  }),
  missingClause({
    id: 'price.account-missing',
    title: '没有收款账户',
    family: 'price',
    types: paidByAccount,
    levels: levels('L/L/L'),
    examines: '是否写明收款的账号',
    // Partners and those who run a project together pay into its own account; who says nothing of an account may pay as he likes.
    applies: (contract) =>
      !/合伙|合作(?!采购)|物业|股东|发起人|出资/.test(contract.title?.text ?? '') &&
      !isAnnexed(contract) &&
      says(contract, /转账|汇[款入至]|电汇|(?:银行|收款|指定)[^，。；]{0,6}(?:账|帐)[户号]|对公/),
    reason: '没有写明收款账户，付错对象或者被冒名收款的风险由付款一方承担。',
    basis: [civilCode('第六百二十七条', '支付地点没有约定的，买受人应当在出卖人的营业地支付。')],
    suggestion: '{performer}的收款账户：户名【】，开户行【】，账号【】。账户变更应以加盖公章的书面通知为准。',
    present:
      /开户(?:行|银行)|(?:账号|帐号|卡号)[：为]?[\d_*【]|(?<!客|用)户名|(?:工资|银行)卡|收款码|支付宝|微信(?:支付|转账)|账户[：:][^。；]{0,60}\d{9,}|(?:账|帐)[户号][^。；]{0,16}(?:附件|确认函|书面|发票|签署页|首部)|(?:附件|确认函|书面通知|发票|签署页|首部)[^。；]{0,16}(?:账|帐)[户号]/,
    proof: /(?:账号|帐号|卡号)[：为]?\s?\d[\d ]{6,}/,
    proofUnless: /户名以|处置款|代收|押金|(?:保证金|退款|退还|退回|返还)[^。；]{0,20}(?:账户|账号|卡号)/,
    after: /付款|支付|结算|价款|费用|租金|报酬|还款|利息/,
  }),
  sentenceRule({
    id: 'price.account-change-open',
    title: '收款账户可以口头变更',
    family: 'price',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '收款账户能否以口头、电话或者即时消息变更',
    reason: '收款账户可以凭口头、电话或者即时消息变更，容易被冒充，款项付出后难以追回。',
    basis: [civilCode('第五百四十四条', '当事人对合同变更的内容约定不明确的，推定为未变更。')],
    suggestion:
      '收款账户变更的，应提前【5】个工作日以加盖公章的书面通知送达，并经对方以原预留电话核实后生效；未经核实的，付款至原账户视为履行。',
    ways: [
      [
        /电话|口头|微信|短信|QQ|群里|打个?招呼|业务员|说一声|说明/,
        /账户|账号|帐户|帐号|收款/,
        /改|变|换|指定|为准|另/,
      ],
    ],
    pattern:
      /(?:账户|账号|帐户|帐号|收款(?:人|方式|信息|银行))[^。；]{0,40}(?:口头|电话|微信|短信|QQ|邮件|即时通[讯信]|电话或|业务员|业务人员)|(?:口头|电话|微信|短信|QQ|邮件|业务员|业务人员)[^。；]{0,40}(?:账户|账号|帐户|帐号|收款)/,
    unless:
      /不得|无效|不(?:予)?认可|盖章|公章|书面|核实|核对|回拨|微信支付|收款账户[：:]|收款账号[：:]|电话[：:]/,
    judge: ({ sentence }) =>
      /变|更改|更换|修改|调整|另行|改用|改付|改为|改账|改帐|指定|为准|新(?:的)?(?:账|帐)|换/.test(
        sentence.text,
      )
        ? {}
        : null,
  }),
  {
    id: 'price.cash-payment',
    title: '大额现金支付',
    family: 'price',
    types: 'all',
    levels: levels('L/L/L'),
    examines: '五万元以上的款项是否约定现金支付',
    reason: '大额现金支付缺少凭证，是否支付、支付多少在争议中难以证明，也不符合现金管理的要求。',
    basis: [
      cashRegulation('第五条', '开户单位可以使用现金的范围有限，结算起点以上的款项一般应通过转账结算。'),
    ],
    suggestion: '全部款项通过银行转账支付至合同约定的账户，以银行回单作为付款凭证。',
    thresholds: { minYuan: CASH_LIMIT_YUAN },
    excuses: (contract, sentence, { minYuan = CASH_LIMIT_YUAN }) => {
      const sums = factsWithin(contract.amounts, sentence);
      return sums.length > 0 && !sums.some(({ fen }) => fen !== null && fen >= minYuan * 100);
    },
    check: checkCash,
  },
  missingClause({
    id: 'price.expenses-unclear',
    title: '附随费用由谁承担未约定',
    family: 'price',
    types: ['sale', 'service', 'transport', 'workContract'],
    levels: levels('L/L/L'),
    examines: '运费、安装费、差旅费等费用的承担是否约定',
    reason: '运费、装卸、安装、差旅等费用是否包含在价款内没有说明，履行中容易发生争议。',
    basis: [civilCode('第五百一十一条', '履行费用的负担不明确的，由履行义务一方负担。')],
    suggestion:
      '合同价款已包含包装、运输、装卸、保险、安装调试及差旅等全部费用，除本合同另有约定外，{payer}不再另行支付。',
    present: (contract) =>
      sentencesOf(contract).some(
        ({ text }) =>
          /(?<!支付|结算)运费(?:由|包含|已|，由|和|及|、)|运输(?:费|、)|运杂费|物流费|装卸费|包装(?:费|、)|送货费|安装费|调试费|差旅|交通费|食宿|保险费|过路|油费|材料费|燃油|路桥|耗材|(?:费用|成本|开支|支出|杂费)[^。；]{0,24}(?:由|包含|包括|承担|负担|自理|在内)|(?:包含|包括|涵盖|已含)[^。；]{0,40}(?:费|运输|安装|差旅|人工|税)|全包|包干|(?:一切|全部|任何|其他|其它)费用|费用[^。；]{0,8}(?:自担|自负)/.test(
            text,
          ) &&
          !/诉讼|仲裁|律师|维权|公证费|违约方|鉴定|误工费|登记费|返修|整改|取消|解除|质量保证期|另行委托|第三方/.test(
            text.replace(/全部费用|一切费用/g, '费用由'),
          ),
      ),
    after: /价款|价格|费用|报酬|付款|支付|结算/,
  }),
  sentenceRule({
    id: 'price.set-off-barred',
    title: '抵销或扣款约定失衡',
    family: 'price',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否没有禁止一方抵销，或者允许一方从任何款项中直接扣除',
    reason:
      '一方被禁止抵销，或者另一方可以自行认定金额并从任何款项中扣除，发生争议时款项先被扣住，追索成本由被扣一方承担。',
    basis: [
      civilCode('第五百六十八条', '互负债务且种类、品质相同的，任何一方可以抵销，约定不得抵销的除外。'),
    ],
    suggestion:
      '扣除违约金或者赔偿金的，应提前【5】日书面通知并附计算依据；对方在该期限内提出异议的，在争议解决前不得扣除。双方均可以依法抵销。',
    evenNegated: true,
    ways: [
      [/(?:不得|无权|不可(?!抗力)|不能|禁止|放弃)[^。；]{0,24}(?:抵销|抵消|抵减|扣减|冲抵|抵扣|抵顶)/],
      [
        /(?:直接|径行|自行)[^。；]{0,16}(?:扣|划走|抵)|(?:扣减|扣除|划走|划扣|抵扣)/,
        /从[^，。；]{0,20}(?:款|费|金|价)|结算时/,
        /一切|任何|认定|认为|不受[^，。；]{0,10}异议/,
      ],
    ],
    pattern:
      /(?:不得|无权|放弃|不可(?!抗力)|禁止|不享有)[^。；]{0,24}(?:抵销|抵消|扣减|抵扣|冲抵)|(?:径行|直接|自行|随时|有权|可以?)[^。；]{0,40}(?:从|自|在)[^。；]{0,24}(?:款项?|价款|货款|工资|费用|报酬|工程款|服务费|租金|转让款|运费)(?:之?中|内|里)[^。；]{0,10}(?:扣|抵)|(?:从|自)[^。；]{0,20}(?:任何|一切|所有|应付)[^。；]{0,16}(?:款项?|价款|货款|工资|费用|报酬|工程款|服务费)(?:之?中|内)?[^。；]{0,10}(?:直接|径行|自行)?(?:扣|抵)/,
    unless:
      /依照法律规定不得抵销|可以?代(?:缴|付|为支付)|不(?:预先|提前|先行)[^，。；]{0,4}扣|抵作已付|合理(?:的)?(?:维修)?费用|(?:双方|书面)[^，。；]{0,4}(?:确认|认可)|生效(?:的)?(?:裁判|判决|裁决)|扣减相应|(?:债务人|第三人|他人|未|不存在|没有)[^。；]{0,24}不享有|押金|^(?!.*不受[^，。；]{0,10}异议).*(?:保证金|质保金)|代扣代缴|个人所得税|社会保险|书面通知[^。；]{0,20}(?:扣|抵)|通知[^，。；]{0,8}后[^。；]{0,30}(?:扣|抵)|经[^。；]{0,10}(?:确认|同意)[^。；]{0,10}(?:扣|抵)|预付款[^。；]{0,6}(?:抵扣|扣回)|抵扣(?:联|税|进项)|进项/,
    judge: ({ sentence, match }, contract) => {
      const isBarred = /^(?:不得|无权|放弃|不可(?!抗力)|禁止|不享有)/.test(match[0]);
      const actor = bearerAt(contract, sentence, match.index + 1);
      if (actor === 'both') return null;
      if (actor === null) return {};
      return { levels: levelsAgainst(isBarred ? actor : otherSide(actor), 'medium') };
    },
  }),
];

function checkCash(
  contract: Contract,
  { minYuan = CASH_LIMIT_YUAN }: Readonly<Record<string, number>>,
): RuleOutcome {
  const isLarge = ({ fen }: Contract['amounts'][number]) => fen !== null && fen >= minYuan * 100;
  const cash = sentencesOf(contract).filter(
    ({ text }) =>
      /(?:以|用|采用|通过|支付|交付|收取|付|交)[^，。；]{0,6}现[金钞款钱]|现[金钞](?:方式|支付|结清|当面|付款|交付|形式|结算|缴纳|付清|给付|当面|一次)|当面(?:点清|交付|给付|付)[^，。；]{0,6}(?:钱|款|现|元|费)|(?:款|费|元|钱|金)[^，。；]{0,8}当面(?:点清|交付|给付|付)/.test(
        text,
      ) &&
      text
        .split('，')
        .some(
          (part) =>
            /现[金钞款钱]|当面/.test(part) &&
            !/转账|汇款|银行|非现金|现金流|现金(?:补偿|支票|管理|出资|分红)|现金(?:方式|形式)?[^，。；]{0,14}补偿|股权/.test(
              part,
            ),
        ) &&
      !/刷卡|扫码|不得|不(?:接受|采用|使用|用|以|授权|收取|收|付|允许)|无权|送达|签收|(?:拒绝|禁止)[^，。；]{0,8}现金/.test(
        text,
      ),
  );
  return hitOrPassed(
    cash
      .filter((sentence) => {
        const own = factsWithin(contract.amounts, sentence).filter(({ fen }) => fen !== null);
        return own.length > 0 ? own.some(isLarge) : contract.amounts.some(isLarge);
      })
      .map((sentence) => ({ span: sentence })),
  );
}
