/** Tenders and public procurement. */
import { type Contract, type DateFact, factsWithin, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { sharesIn } from '../../../checks/find-figures.ts';
import { daysBetween, percentText } from '../../../checks/find-numbers.ts';
import { constructionInterpretation, tenderLaw } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { anyKind, provisionsWith } from '../provision.ts';
import { procurementLaw, procurementRegulation, tenderRegulation } from './construction.laws.ts';
import { isConstruction, isPublicPurchase, isTender } from './construction.words.ts';

const provision = provisionsWith('payer');

const MAX_PERFORMANCE_BOND = 0.1;
const MAX_BID_BOND = 0.02;
const MAX_ADDITION = 0.1;
const DAYS_TO_SIGN = 30;

export const constructionTenderRules: readonly Rule[] = [
  provision({
    id: 'price.performance-bond-over-limit',
    title: '履约保证金超过合同金额的百分之十',
    family: 'price',
    levels: levels('M/H/H'),
    examines: '招标、政府采购项目及工程的履约保证金是否不超过 10%',
    reason: '履约保证金不得超过中标合同金额的百分之十，超过部分没有依据，占用中标人的资金。',
    basis: [
      tenderRegulation('第五十八条', '履约保证金不得超过中标合同金额的10%。'),
      procurementRegulation('第四十八条', '履约保证金的数额不得超过政府采购合同金额的10%。'),
    ],
    suggestion:
      '{performer}提交的履约保证金为合同金额的【5】%，可以以银行保函形式提交，验收合格后【15】日内返还。',
    applies: anyKind(isTender, isPublicPurchase, isConstruction),
    ways: [[/履约(?:保证金|担保|保函|金)/, /合同|中标|价|金额|总/]],
    judge: ({ text }) => {
      const share = bondShare(text);
      return share > MAX_PERFORMANCE_BOND + 1e-9
        ? { detail: `约定的履约保证金为${percentText(share)}` }
        : null;
    },
  }),
  provision({
    id: 'price.bid-bond-kept',
    title: '投标保证金不按期退还或者超过百分之二',
    family: 'price',
    levels: levels('-/M/M'),
    examines: '投标保证金是否在签约后五日内连同利息退还，是否不超过 2%',
    reason:
      '招标人最迟应在书面合同签订后五日内向中标人和未中标人退还投标保证金及银行同期存款利息；数额不得超过估算价的百分之二。',
    basis: [
      tenderRegulation('第五十七条', '最迟应当在书面合同签订后5日内退还投标保证金及银行同期存款利息。'),
      tenderRegulation('第二十六条', '投标保证金不得超过招标项目估算价的2%。'),
      tenderRegulation(
        '第三十五条',
        '投标截止前撤回投标的，招标人应当自收到书面撤回通知之日起5日内退还投标保证金。',
      ),
      procurementRegulation(
        '第三十三条',
        '投标保证金不得超过预算金额的2%，应当自合同签订之日起5个工作日内退还。',
      ),
    ],
    suggestion:
      '{payer}应在合同签订后五日内退还投标保证金及银行同期存款利息；转为履约保证金的，应经{performer}书面同意且合计不超过合同金额的10%。',
    applies: anyKind(isTender, isPublicPurchase),
    ways: [
      [
        /投标(?:保证金|担保|押金)|竞标保证金|磋商保证金/,
        /(?:转|转为|转作|抵作|充作|自动转|留作)[^，。；]{0,14}(?:履约|质量|质保|担保|保证金)|无息|不(?:计|予|退|再)(?:息|利息|退还)?|(?:履行|验收|质保|竣工|完工|项目)[^，。；]{0,10}(?:后|完毕|结束|期满)[^，。；]{0,10}(?:退|返)|不予退还|没收|(?:[1-9]\d|[6-9])(?:日|天|个工作日)(?:后|内)?[^，。；]{0,6}(?:退|返)/,
      ],
      [/投标(?:保证金|担保|押金)/, /\d+%|百分之|‰/],
    ],
    unless: /(?:五|5)(?:日|天|个工作日)内[^。；]{0,12}(?:退|返)|逾期不(?:签|提交)|撤回|弄虚作假|串通/,
    judge: ({ text }) =>
      /转|抵作|充作|留作|无息|不计|不予退|没收|后[^，。；]{0,12}(?:退|返)|(?:日|天)/.test(text) ||
      sharesIn(text).some((share) => share > MAX_BID_BOND + 1e-9)
        ? {}
        : null,
  }),
  provision({
    id: 'validity.award-transferred',
    title: '转让中标项目',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否允许中标人将中标项目整体转让、支解转让或者将主体工作分包',
    reason:
      '中标人不得向他人转让中标项目，不得支解后分别转让，主体、关键性工作不得分包；转让、分包无效并可处罚款。',
    basis: [
      tenderLaw('第四十八条', '中标人不得向他人转让中标项目，也不得将中标项目肢解后分别向他人转让。'),
      tenderLaw('第五十八条', '转让中标项目、违法分包的，转让、分包无效。'),
      tenderRegulation(
        '第五十九条',
        '中标人不得转让、肢解转让中标项目，分包限于非主体、非关键性工作且不得再次分包。',
      ),
    ],
    suggestion:
      '{performer}应自行履行本合同；经{payer}书面同意，可以将非主体、非关键性工作分包给具备资格的单位，不得转让或者再分包。',
    applies: anyKind(isTender, isPublicPurchase),
    ways: [
      [
        /(?:整体|全部|一并|整个|所有|主体|关键|核心|分别)[^。；]{0,20}(?:交由|转由|转让|转给|委托|转交|分包|交给|外包|承接)|(?:供货|安装|施工|项目|合同|义务)[^，。；]{0,12}(?:交由|转由|转让给|转给|交给)[^，。；]{0,16}(?:关联|子公司|第三|他人|其他|公司|单位)/,
        /可以?|有权|得|同意|允许|由/,
        /实施|履行|完成|承担|供货|安装|施工|服务|执行|负责/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|非主体|(?<!不|未|无须|无需)经(?:甲方|采购人|招标人)[^，。；]{0,8}(?:书面)?同意|未经|运输/,
  }),
  provision({
    id: 'validity.tender-secret-terms',
    title: '另签补充协议背离中标内容',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否没有另签内部协议、让利、变更价款或者合同价低于中标价',
    reason:
      '招标人和中标人不得再行订立背离合同实质性内容的协议；合同价、工期、质量应与招投标文件一致，变相让利的约定无效。',
    basis: [
      tenderLaw('第四十六条', '应当按照招标文件和投标文件订立合同，不得再行订立背离实质性内容的其他协议。'),
      tenderLaw('第五十九条', '订立背离合同实质性内容的协议的，责令改正，可以处以罚款。'),
      constructionInterpretation(
        '第二条',
        '以明显高于市场价格购房、无偿建设、让利、捐赠等变相降低工程价款的协议无效。',
      ),
    ],
    suggestion:
      '合同的标的、价款、质量、履行期限与招标文件和中标人的投标文件一致；双方不另行订立背离实质性内容的协议。',
    applies: anyKind(isTender, isPublicPurchase, isConstruction),
    ways: [
      [
        /(?:内部|另行|另签|私下|保密|秘密|不公开|不对外|不备案|阴阳|抽屉)[^。；]{0,24}(?:协议|合同|约定)|(?:补充协议|备忘录|承诺函|承诺书)/,
        /优先(?:于|适用|执行)?|为准|不(?:对外)?公开|不(?:作|予|做)?备案|取代|替代|实际(?:履行|执行|结算)|让利|下浮|降低/,
        /价|款|结算|工期|付款|合同|中标/,
      ],
      [
        /中标(?:价|金额|合同|单价|总价)|投标(?:价|报价)/,
        /(?:下浮|优惠|让利|下调|降低|核减|打折|\d折|调减|返还|返点)/,
      ],
      [
        /(?:无偿|免费)[^，。；]{0,10}(?:建设|修建|配套|赠送|捐赠|装修)|捐(?:赠|款)|赞助|以(?:高于|明显高于)[^，。；]{0,10}购(?:买|房)/,
        /甲方|发包|建设单位|招标人|项目/,
        /承包|乙方|中标|施工/,
      ],
    ],
    unless:
      /劳动合同|不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|以中标[^，。；]{0,12}为准|本合同优先|与中标[^，。；]{0,14}一致|经协商签订书面补充协议$|依次(?:以|为)|解释顺序|免费(?:维修|保修|更换|返修|返工|质保|培训|维护)/,
  }),
  {
    id: 'signature.award-signed-late',
    title: '超过三十日签订中标合同',
    family: 'signature',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '签约日期是否在中标、成交通知书发出之日起三十日内',
    reason:
      '应自中标（成交）通知书发出之日起三十日内订立书面合同，逾期可能被责令改正，中标人也可能主张对方缔约过失。',
    basis: [
      tenderLaw('第四十六条', '应当自中标通知书发出之日起三十日内订立书面合同。'),
      procurementLaw('第四十六条', '应当在中标、成交通知书发出之日起三十日内签订政府采购合同。'),
    ],
    suggestion:
      '双方应自中标通知书发出之日起三十日内签订合同；因故逾期的，应书面说明原因并由双方确认中标结果仍然有效。',
    check(contract) {
      return isTender(contract) || isPublicPurchase(contract)
        ? hitOrPassed(signedLate(contract))
        : notApplicable;
    },
  },
  provision({
    id: 'validity.tender-avoided',
    title: '规避招标、先施工后招标',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否没有拆分项目规避招标、先定后招、串通投标',
    reason: '依法必须招标的项目不得化整为零或者以其他方式规避招标；应招标未招标、中标无效的，合同无效。',
    basis: [
      tenderLaw('第四条', '不得将依法必须进行招标的项目化整为零或者以其他任何方式规避招标。'),
      constructionInterpretation('第一条', '必须进行招标而未招标或者中标无效的，施工合同无效。'),
      tenderRegulation('第二十九条', '以暂估价包括在总承包范围内、依法必须招标的项目，应当依法进行招标。'),
    ],
    suggestion: '依法必须招标的项目应依法招标后签订合同，不得拆分或者补办招标手续。',
    applies: anyKind(isTender, isPublicPurchase, isConstruction),
    ways: [
      [
        /招标|招投标|投标/,
        /规避|避免|拆分|化整为零|后补|补办|补(?:做|走)|走(?:个)?(?:形式|程序|流程)|先(?:行)?(?:施工|进场|开工)|内定|陪标|围标|串通|免(?:于|予)?招标|不再(?:进行|组织)?招标|无(?:须|需)招标|配合[^，。；]{0,8}(?:中标|招标)|保证(?!金)[^，。；]{0,8}中标/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|不属于(?:依法)?必须招标|不存在|保证(?:未|不)|自筹资金|比选/,
  }),
  provision({
    id: 'price.supplement-over-limit',
    title: '补充采购超过原合同金额的百分之十',
    family: 'price',
    levels: levels('M/M/M'),
    examines: '政府采购追加采购的金额是否不超过原合同的 10%',
    reason:
      '政府采购合同追加与合同标的相同的货物、工程或者服务的，所有补充合同的金额不得超过原合同的百分之十。',
    basis: [procurementLaw('第四十九条', '所有补充合同的采购金额不得超过原合同采购金额的百分之十。')],
    suggestion: '追加采购的，所有补充合同的金额不超过原合同金额的10%。',
    applies: isPublicPurchase,
    ways: [[/追加|补充(?:采购|合同)|增补|增购|增加采购/, /\d+%|百分之|成|不受[^，。；]{0,6}限制|无上限/]],
    unless: /(?:逾期|违约金)/,
    judge: ({ text }) =>
      /不受|无上限/.test(text) || sharesIn(text).some((share) => share > MAX_ADDITION + 1e-9) ? {} : null,
  }),
  provision({
    id: 'subject.tender-deviation-terms',
    title: '合同条款与招投标文件不一致',
    family: 'subject',
    levels: levels('M/M/M'),
    examines: '是否允许以合同变更招标文件、投标承诺的实质内容',
    reason: '合同的标的、价款、质量、履行期限等主要条款应与招标文件和投标文件一致，不得以合同降低投标承诺。',
    basis: [tenderRegulation('第五十七条', '合同的主要条款应当与招标文件和中标人的投标文件的内容一致。')],
    suggestion: '本合同与招标文件、投标文件不一致的，实质性内容以招标文件和投标文件为准。',
    applies: anyKind(isTender, isPublicPurchase),
    ways: [
      [
        /(?:招标|投标|响应|采购)文件|投标(?:承诺|响应)|磋商文件/,
        /不(?:再)?(?:作为|适用|执行|具有)|仅供参考|(?:与[^，。；]{0,14}不一致|不符|冲突|矛盾)[^。；]{0,14}以本合同为准|以本合同为准|不受[^，。；]{0,8}(?:约束|限制)/,
      ],
    ],
    unless: /以(?:招标|投标|中标)[^，。；]{0,10}为准|组成部分(?!.{0,20}不)|相互补充|顺序/,
  }),
];

/** The share that belongs to the bond: 合同价的15%的履约保证金, 履约保证金为合同价的15%; not what is paid after it. */
function bondShare(text: string): number {
  const at = text.search(/履约(?:保证金|担保|保函|金)/);
  const before =
    text
      .slice(Math.max(0, at - 24), at)
      .split(/[，。；]/)
      .at(-1) ?? '';
  const [after = ''] = text.slice(at, at + 60).split(/支付|付款|退还|返还|违约金|扣除|逾期/);
  return sharesIn(before)[0] ?? sharesIn(after)[0] ?? 0;
}

function signedLate(contract: Contract): Finding[] {
  const award = sentencesOf(contract).flatMap((sentence) => {
    if (!/(?:中标|成交)通知书/.test(sentence.text)) return [];
    const date = factsWithin(contract.dates, sentence).find(({ iso }) => iso !== null);
    return date === undefined ? [] : [{ sentence, date }];
  })[0];
  const signed = signingDate(contract);
  const days = award === undefined || signed === null ? null : daysBetween(award.date, signed);
  if (award === undefined || signed === null || days === null || days <= DAYS_TO_SIGN) return [];
  return [{ span: award.sentence, related: [signed], detail: `中标通知书发出后${days}日才签订合同` }];
}

/** The last date of the signature block or of a line that names it. */
function signingDate(contract: Contract): DateFact | null {
  const named = sentencesOf(contract).flatMap((sentence) =>
    /签(?:订|署|约|字)(?:日期|时间|日)|^日期/.test(sentence.text)
      ? factsWithin(contract.dates, sentence)
      : [],
  );
  const inBlock = contract.signature === null ? [] : factsWithin(contract.dates, contract.signature);
  return [...named, ...inBlock].find(({ iso }) => iso !== null) ?? null;
}
