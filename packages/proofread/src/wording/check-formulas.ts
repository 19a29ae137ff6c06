/**
 * Formulas of contracts and of law that lack a character, and little words that only the formula around them tells. In: a
 * line. Out: drafts.
 */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { draftsOf, type WordPattern } from './check-grammar.ts';

/** How something is done; behind it stands 地 and never 得. */
const manner =
  '(?:认真|仔细|严格|及时|妥善|如实|主动|积极|逐步|有序|迅速|谨慎|全面|顺利|圆满|耐心|详细|清楚|准确|客观|真实|合理|切实|随意|自觉|专门|明确|公正|公开|独立|定期|完整|有效|诚信|平等|友好|正确|反复|直接|坦诚|如期)';
/** 认真得像…, 准确得多 and 及时得到 say something else. */
const notDegree =
  '(?![多像让令很不无几近过出到以知益体手分奖票利力失当了，。；、]|可[怕以]|[^，。；]{0,3}(?:样|般|程度))';

const patterns: readonly WordPattern[] = [
  missing('(?<=自[^，。；自至到止]{1,24}之)日(?=生效|施行|实施|成立|计算|计收|计付|计息|执行|有效)', '日起'),
  missing(
    '(?<=以[^，。；]{2,20}(?:出资额|股份|财产|金额|余额|价值|份额|保额))为(?=(?:对|向)[^，。；]{2,20}(?:承担|负))',
    '为限',
  ),
  missing(
    '(?<=[一二两三四五六七八九十\\d多各数几]家)供应(?=[的，。；、均应和及与]|报价|提供|中标)',
    '供应商',
  ),
  missing('(?<=相应|自动|予以|工期|期限|交期)顺(?=[，。；])', '顺延'),
  missing('(?<=(?:改变|变更)[^，。；改变]{0,12}[屋房地款备金的施])用(?=[，。；的])', '用途'),
  missing('(?<=(?:进行|予以|加以)(?:全面|定期|实地|现场)?)盘(?=[，。；])', '盘点'),
  missing('(?<=(?:进行|予以|加以)(?:全面|相应)?)赔(?=[，。；])', '赔偿'),
  missing('(?<=(?:进行|组织|予以)(?:全面|现场|竣工)?)验(?=[，。；])', '验收'),
  missing('(?<=(?:较|比)[^，。；]{2,10})下(?=了?(?:百分之|\\d))', '下降'),
  missing('(?<=(?:较|比)[^，。；]{2,10})上(?=了?(?:百分之|\\d))', '上升'),
  missing('(?<=[方人户者]可以?)时(?=查询|查阅|查看|检查|要求|登录|解除|终止|抽查|了解)', '随时'),
  word(`(?<=${manner})得(?=[\\u4e00-\\u9fff]{2})${notDegree}`, '得', '地'),
  word(
    '(?<=进展|推进|恢复|完成|运行|发展|表现|执行|施工|筹备|谈|做|干|办|走|来)的(?=比[^，。；]{1,10}(?:顺利|[快慢好差多少高低早晚][，。；]|理想|迅速|缓慢|及时|充分))',
    '的',
    '得',
  ),
  word('(?<=请勿|切勿)在(?=向|次|以|将|把|使用|提|汇|付|委托|发)(?![^，。；]{0,24}[时中内期间])', '在', '再'),
  word(
    '(?<=逾期|累计|业已|时间|期限|金额|货款|款项|用量|工期|库存|[，。；])以(?=(?:超过|超出|达到?|逾|届满|过)[\\d一二三四五六七八九十百千半两])(?![^，。；]{0,16}(?:为准|为限|为由|为理由|计[算收]|标准|部分))',
    '以',
    '已',
  ),
  word('(?<=[日月年周天时])内内(?![部容外勤地陆资蒙存页])', '内内', '内'),
  word('将将(?=于|在|按|对|由|依|以|会|为|与|向|从|继续|通过|予以|根据)(?![^，。；]{0,20}的)', '将将', '将'),
  word(
    '(?<=董事会(?:负责|应当?|有权|依法|须)?)制定(?=[^，。；]{0,12}(?:利润分配|弥补亏损|增加或者减少注册资本|发行[^，。；]{0,6}债券)[^，。；]{0,12}方案)',
    '制定',
    '制订',
  ),
  word('(?<=(?:股东|发起人)(?:应当|应)?(?:共同|依法)?)制订(?=(?:公司)?章程(?![修草]))', '制订', '制定'),
  word(
    '(?<=(?:权人|当事人|消费者|劳动者|承租人|出租人|买受人|出卖人|业主|投资人|投资者|托运人|收货人|借款人|受益人|[甲乙丙]方|一方|双方)的)权力(?![机范部中下运监])',
    '权力',
    '权利',
  ),
  word(
    '(?<=向(?:[^，。；向]{0,8}(?:物业|部门|公司|领导|经理|上级|委会|主管|客服|总部|监理|街道|工会|协会|[甲乙丙]方|[我贵]司)))反应(?=[\\u4e00-\\u9fff]{4})(?![速时迟釜器堆炉塔物])',
    '反应',
    '反映',
  ),
];

export function checkFormulas(text: string): readonly CorrectionDraft[] {
  return draftsOf(patterns, text);
}

function word(pattern: string, wrong: string, right: string): WordPattern {
  return { pattern: new RegExp(pattern, 'g'), right, reason: proofreadText.pair(wrong, right) };
}

/** What the formula has there in full. */
function missing(pattern: string, right: string): WordPattern {
  return { pattern: new RegExp(pattern, 'g'), right, reason: proofreadText.formula(right) };
}
