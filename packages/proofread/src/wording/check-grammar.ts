/**
 * 的地得, 有由 and 需须 where the words around say which one is right, whatever stands in between. In: a line. Out: drafts.
 */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

/** How something is done. */
export const manner =
  '(?:严格|认真|及时|妥善|如实|切实|主动|积极|逐步|有序|迅速|谨慎|勤勉|定期|独立|公正|全面|公开|逐一|顺利|圆满|无条件|有计划|有步骤|高质量|实事求是|毫无保留|毫不延迟|不折不扣|自觉|完全|尽快|尽早|诚信|依次|清晰|清楚|准确|客观|真实)';
/** Doing that is never a thing: 合理的完成时间 has an end of its own. */
const doing =
  '(?:按照|按(?=[期约时质])|依照|依法|遵守|遵循|将(?!来)|把(?!握)|予以|加以|推进(?![速情计方会机])|推动(?![作力者])|做好|开展(?![情方计])(?=[^，。；的]{2})|落实(?![情措方机计])|披露(?![义情渠途平制标机]|方式|内容|要求|文件|范围)|反映(?![的情渠途])|告知(?![义函书渠途程]|方式|内容)|返还(?![义责期条]|方式)|执行(?=本|该|上述|甲方|乙方|国家|合同|各项)|履行(?=本|该|上述|合同|各项|各自|约定|全部|其|自己|自身|职责|义务)|显示(?![屏器效画界])(?=[^，。；]{2})|表明|发布(?![会者的渠途平机制]|方式|时间|日期|流程|内容)(?=[^，。；]{2}))';
const asIf = '(?:十分|非常(?![规态任务设时见住])|比较|相当|较为|很|不够|极为)';

const everyTime = '每(?:个?季度?|年|个?月|半年|学期|年度)';

export interface WordPattern {
  readonly pattern: RegExp;
  readonly right: string;
  readonly reason: string;
}

const patterns: readonly WordPattern[] = [
  {
    pattern: new RegExp(`(?<=${manner})[的得](?=${doing})`, 'g'),
    right: '地',
    reason: proofreadText.mannerWord,
  },
  {
    pattern: new RegExp(
      `(?<=完成|设置|论证|进行|开展|运行|运转|筹备|组织|安排|实施|表现|执行|推进|进展|处理|保持|落实|履行|配合|干|做|办|写|说|讲|控制|掌握|反映)[的地](?=${asIf}[\\u4e00-\\u9fff]{1,4}[，。；])`,
      'g',
    ),
    right: '得',
    reason: proofreadText.mannerWord,
  },
  {
    // 紧固得均匀可靠, 做得是否充分.
    pattern:
      /(?<=紧固|固定|安装|焊接|涂刷|铺设|压实|搅拌|清理|打扫|摆放|布置|调整|保管|记录|解释|完成|做)[的地](?=(?:均匀|牢固|平整|整齐|可靠|清楚|明确|详细|到位|规范|干净|彻底|准确|密实|严密|妥当|十分|非常|相当|较为){1,2}(?:[出可圆][色靠满])?[，。；])|(?<=做|评估|完成|履行|执行)的(?=是否(?:充分|到位|及时|规范|合理|彻底|完整))/g,
    right: '得',
    reason: proofreadText.mannerWord,
  },
  {
    // 货款以逾期, 委托人以依约: what has been done.
    pattern:
      /(?<=[款金人方司院校局处部会厂位程备])以(?=(?:依约|按约|如约|逾期|全部(?:付清|支付|完成|履行|交付|结清|到位|缴)|足额|付清|签收|届满|竣工|收到|全额|超过|按[^，。；]{1,12}完成)(?![^，。；]{0,16}(?:为准|为据|为限|为由|作为|方式|名义|形式|的)))/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
  {
    pattern: /(?<=[，；])已备(?=[^，。；]{1,10}(?:之用|使用|调用|[查核]|急需)(?:[，。；]|$))/g,
    right: '以备',
    reason: proofreadText.pair('已备', '以备'),
  },
  {
    // 乙方即无权使用，也不得销售 says what follows at once.
    pattern:
      /(?<![立随当旋亦在也后的期日时起满毕])(?<!(?:一经|一旦|如|若)[^，。；]{0,20})(?:(?<![方人者])即(?=无(?![须需效]|权(?!利))|不(?![可得再予能])|违|没)|即(?=未(?!再)))(?=.[^，。；]{1,24}，(?:也|又|亦)(?:无(?![须需]|权(?!利))|未|不(?![得再])|违|没))/g,
    right: '既',
    reason: proofreadText.pair('即', '既'),
  },
  {
    pattern:
      /(?<=视为)以(?=认可|同意|接受|放弃|验收|送达|收到|确认|履行|通知|阅读|知悉)(?![^，。；]{0,16}(?:方式|形式|为准))/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
  {
    pattern: /(?<=行为|事故|违约|延误|拖欠)以(?=给[^，。；]{2,20}(?:造成|带来))/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
  {
    // 于每季度未提交: at its end; 在每季度未完成任务的 says what was not done.
    pattern: new RegExp(
      `(?:(?<=[应须需将][于在]${everyTime})未|(?<=[于在]${everyTime})未(?!能|达|曾|经|完成|及时|足额|全额|如[期实数]|按[时期约]|依[约法]|履行|发生|超过|缴|休))(?=[\\u4e00-\\u9fff])(?![^，。；]{1,40}[的时者][，；]|[^，。；]{1,6}的)`,
      'g',
    ),
    right: '末',
    reason: proofreadText.pair('未', '末'),
  },
  {
    // 本协议与2024年3月1日签订: when something was done; 与2024年3月1日签订的《合同》 names another one.
    pattern:
      /(?<=[议同书函约])与(?![^，。；]{0,40}(?:[的之《]|同[时等]|一[致并同]|相[同符]|冲突|抵触|矛盾|不符))(?=(?:二〇|20)[^，。；、]{4,12}[日月][^，。；、]{0,10}(?:签订|订立|生效|签署|届满|到期))/g,
    right: '于',
    reason: proofreadText.pair('与', '于'),
  },
  {
    // 房屋现有出卖人之母居住: by somebody who is named; 现有设施由乙方管理 and 现有他人居住 say what is there.
    pattern:
      /(?<=(?:房屋|房产|土地|车辆|设备|商铺|场地|厂房|车位)现)有(?![^，。；]{0,12}(?:[由供归为可能须应不已均给]|设施|功能|设备|条件|专人|他人|外人|人员|租[客户]|住户))(?=(?:[^，。；一二三四五六七八九十两多若\d]{1,10}(?:方|[卖租押让有权利款托包务受承本行请营]人|[^，。；\d]{2}[司会局厂校院社]|[母父妻夫子女亲属某])|[张王李赵刘陈杨黄周吴徐孙马朱胡林郭何高罗][\u4e00-\u9fff]{1,2})(?:居住|使用|占有|占用|承租|管理|经营|保管)[，。；])/g,
    right: '由',
    reason: proofreadText.pair('有', '由'),
  },
  {
    pattern: /(?<=[实整确观面]地)反应(?=[^，。；]{0,12}(?:状况|情况|成果|结果|问题))/g,
    right: '反映',
    reason: proofreadText.pair('反应', '反映'),
  },
  {
    pattern: /(?<=[款同议定则法])即(?=(?:适用|包括|可以|属于|享有|约束)[^，。；]{0,20}，[也又])/g,
    right: '既',
    reason: proofreadText.pair('即', '既'),
  },
  {
    pattern:
      /(?<=不得|不应|不宜|不再)在(?=(?:安排|进行|使用|要求|主张|提出|收取|追究|申请|招用)(?![^，。；]{0,14}[中内上下前后时期场所处域段点]))/g,
    right: '再',
    reason: proofreadText.pair('在', '再'),
  },
  {
    pattern: /不得不(?=超过|少于|低于|高于|晚于|早于|擅自|迟于)/g,
    right: '不得',
    reason: proofreadText.pair('不得不', '不得'),
  },
  {
    pattern:
      /(?<=[，。；应须可将再需方人位者]|是否|负责|要求)重心(?=采集|签订|检测|检验|施工|提交|评估|测量|计算|制作|核对|审核|确认|招标|办理|启动|申请|选定|缴纳|编制)/g,
    right: '重新',
    reason: proofreadText.pair('重心', '重新'),
  },
  {
    pattern:
      /(?<=方案|手续|款项|货款|资金|工程|尾款|余款|[仍均且也，]|目前|至今|[甲乙丙双对我]方|[贵我]司)上未(?=通过|办结|办理|办妥|支付|完成|取得|履行|达到|开工|开始|解决|落实|付清|结清|生效|验收|到位)/g,
    right: '尚未',
    reason: proofreadText.pair('上未', '尚未'),
  },
  {
    pattern:
      /行驶(?=[^，。；车辆路证]{0,8}(?:权利|权力|职权|表决权|解除权|请求权|抗辩权|追偿权|购买权|索赔权|撤销权|优先权|监督权|否决权|选择权|代位权))/g,
    right: '行使',
    reason: proofreadText.pair('行驶', '行使'),
  },
  {
    pattern: /(?<=向[^，。；]{1,12})反应(?=[^，。；]{0,20}(?:问题|情况|意见|诉求|困难|现象))/g,
    right: '反映',
    reason: proofreadText.pair('反应', '反映'),
  },
  {
    // Land and houses are mortgaged; rights and movables are pledged.
    pattern:
      /(?<=(?:厂房|房产|房屋|土地使用权|不动产|写字楼|商铺|住宅|在建工程)(?:[^，。；股权债券票据单存应]{0,16})(?:设定|设立|办理|提供))质押/g,
    right: '抵押',
    reason: proofreadText.pair('质押', '抵押'),
  },
  {
    pattern: /(?<![服陪近内])侍(?=[^者候奉酒应从女卫郎立弄]{1,24}(?:后|时|届满|完毕|，))/g,
    right: '待',
    reason: proofreadText.pair('侍', '待'),
  },
  {
    pattern: /(?<=[图])低(?=[。，、；）的和及])/g,
    right: '纸',
    reason: proofreadText.pair('图低', '图纸'),
  },
  {
    pattern:
      /(?<=[尚仍现还另共])由(?=[一二三四五六七八九十百千两多数若\d]{1,4}[户家人名台套项笔处件份栋间个万余])/g,
    right: '有',
    reason: proofreadText.pair('由', '有'),
  },
  {
    pattern:
      /(?<=[尚仍另还共约]|预计|总计|合计|大约)须(?=资金|经费|费用|时间|时日|款项|人工|人力|材料|投入|[约\d一二三四五六七八九十百千万]{1,6}[元万天日年个])/g,
    right: '需',
    reason: proofreadText.pair('须', '需'),
  },
  {
    pattern:
      /(?<=[人方司行院局处部会厂校位者]|均|业)以(?=于(?:本[年月日周季]|上[年月周]|[去前昨当]|20\d|二〇|[\d一二三四五六七八九十]{1,4}[年月日]))/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
  {
    pattern:
      /(?<=[人方者物同书的后时录函议约日])既(?=取得|具有|具备|成为|可生效|视为|生效|构成|丧失|解除|终止|告|行|发生|享有|成立|失效|为有效|为无效|应|有权)(?![^。；]{0,40}[又也且亦])/g,
    right: '即',
    reason: proofreadText.pair('既', '即'),
  },
  {
    pattern: /(?<=截)止(?=\d{2,4}年|\d{1,2}月|[一二三四五六七八九十]{1,2}月)/g,
    right: '至',
    reason: proofreadText.pair('截止', '截至'),
  },
  {
    // What lasts is a term.
    pattern: /(?<=质保|保修|质量保证)金(?=(?:为|是|共)[一二三四五六七八九十\d]{1,4}(?:个月|年))/g,
    right: '期',
    reason: proofreadText.pair('质保金', '质保期'),
  },
  {
    pattern:
      /(?<![已未须不应再])经一(?=提示|发现|查实|确认|公布|签收|核实|采用|录用|注册|售出|接受|签署|通知|作出|送达)/g,
    right: '一经',
    reason: proofreadText.pair('经一', '一经'),
  },
  {
    // 以经双方确认的数量为准 says by what.
    pattern:
      /(?<=[方人司款物议同书程])以(?=经(?![营济办销验审评核过]|其)(?![^。；]{0,40}(?:为准|为据|为限|依据|作为|结算|计算|的))[^。；]{2})/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
  {
    // 商铺以通过验收, 向以足额缴纳出资的其他方; 以通过招标的方式 says how, 以取得的土地出资 with what, 以完成工程量结算 by what.
    pattern:
      /(?<=[\u4e00-\u9fff])(?<![可予得足加给难据用藉何所是借赖凭])以(?=(?:通过(?:验收|消防|审批|审核|评审|竣工|环评|检测|检验|认证|备案)|(?:取得|完成)(?!的|[^，。；]{0,20}[之]日)|办妥|办结|缴清|付清|交清|结清|竣工验收|足额[缴支交付]|按期|按时|如期|全额缴|全额支)(?![^，。；]{0,60}(?:方式|形式|途径|手段|名义|为|代替|换取|确保|保证|等方|目的|条件|前提|标准|依据|基[础准]|结算|计[算价量提发取入]|核算|核定|出资(?!的)|入股|抵[偿作扣]|(?:抵押|质押|担保)(?!登记|手续|权)|折[算抵价]|偿还|清偿|分配|分取|行使|参[加与]|投标|确定|认定|[量数额价例](?:支付|付款)|换|争取|赢得|回报))[^。；]{2})/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
];

export function checkGrammar(text: string): readonly CorrectionDraft[] {
  return draftsOf(patterns, text);
}

/** Each place that a pattern finds gets its word. */
export function draftsOf(words: readonly WordPattern[], text: string): readonly CorrectionDraft[] {
  return words.flatMap(({ pattern, right, reason }) =>
    (mayMatch(pattern, text) ? [...text.matchAll(pattern)] : []).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      suggestion: right,
      ruleId: 'typo.grammar.words-around',
      family: 'typo' as const,
      tier: 'suspect' as const,
      confidence: 0.92,
      reason,
    })),
  );
}

const literals = new WeakMap<RegExp, string>();

/** A pattern that looks behind first tries every place of the line; most lines do not hold the character that it is about. */
function mayMatch(pattern: RegExp, text: string): boolean {
  const literal = literals.get(pattern) ?? literalOf(pattern.source);
  literals.set(pattern, literal);
  return text.includes(literal);
}

/** The Chinese character behind the first look-behind; empty where there are several ways to begin. */
function literalOf(source: string): string {
  let depth = 0;
  let begin = source.startsWith('(?<') ? -1 : 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '[') at = source.indexOf(']', at);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) return '';
    if (begin < 0 && depth === 0 && !source.startsWith('(?<', at + 1)) begin = at + 1;
  }
  const [first = '', next = ''] = source.slice(begin);
  return /[\u4e00-\u9fff]/.test(first) && !/[?*{]/.test(next) ? first : '';
}
