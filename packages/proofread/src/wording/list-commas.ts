/**
 * A comma inside a list: what stands before it is the second item or a later one, and what stands behind it goes on
 * listing (复制、发行，改编和翻译; 包括停产、退市，客户索赔。). In: a line. Out: the places of such commas.
 */

/** Between items only these join the last one. */
const joint = /(?:以及|及其|或者|[和及与或])/;
const marks = /[，。；：！？\n]/;
/** Words of grammar, of parties and of what somebody does: what holds one is no item. */
const noItem =
  /[的了应须将被把而但若如则并且不未可凡均都也亦仍即此其该各另共由向从在是为于以至经按依据因当能需让使令]|甲方|乙方|丙方|双方|各方|一方|当事人|有权|负责|承担|同意|同时|禁止|严禁|包括|其中|分别|进行|予以|给予|采取/;
/** 应急灯, 不锈钢, 可燃物, 为…: a word that only holds such a character. */
const wholeWords =
  /不锈|可燃|应急|经营|经济|经验|财经|不动产|不可抗力|不良|未成年|可行|可靠|依据|据点|数据|证据|收据|票据|单据|因素|原因|从业|自由|按揭|按摩|当地|当期|当年|能源|能力|能耗|功能|性能|职能|智能|节能|需求|需要|供需|使用|使命|大使|向导|方向|由来|理由|在建|在途|在职|存在|所在|行为|为人|关于|以上|以下|至今|其他|该项|各项|各类|各种|各级|共同|公共|均价|都市|首都|首都|将来|被告|被害|而且|凡例|此类|因故|应用|应付|应收|供应|相应|对应|响应|效应|适应|反应|可视|认可|许可|可得|并网|合并|并购|并发|如期|标的|目的|用于|位于|即时|立即|即期|亦庄|仍旧/g;
const SHORTEST_ITEM = 2;
const LONGEST_ITEM = 7;

/** What begins another clause: what is done, how it is done, by whom. */
const clauseHead =
  /^(?:保[障证护持密存]|促进|加[强大快]|推[动进广行]|提[高出供交升]|造成|通[过知]|利用|处[理置]|适用|防[止范]|预防|实[行施现]|鼓励|支持|引导|享有|听取|坚持|组织|维护|建[立设]|完善|扩大|减少|遵[守循]|违反|破坏|拒绝|索取|交[付由]|核[发准定实对验算销查]|收[回取]|检[查举]|开展|动员|培[育养]|传承|帮助|报告|获得|取得|接[管受]|准确|合理|有[效关]|直接|自[主行备带理负]|[穿戴佩携]|正确|专门|纳入|综合|任何|营运|干扰|泄露|散布|损害|需要|出质|出具|规范|管理|决策和|重新|插手|故意|熟悉|掌握|跨|治疗|法律和|发现|上级|工作人员|享受|执行|使用|进[入行]|确[认定保]|支付|赔偿|签[署订]|审[查核]|承[诺认]|协[助商]|配合|安排|办理|编制|设[立置计]|选[派择用]|派[出遣]|给付|返还|退还|归还|解除|终止|变更|履行|配备|维[修持]|清[理洗运点偿]|移[交送]|搬[离走运]|拆[除卸]|装[卸车]|缴[纳清]|付[款清]|结[清算]|登记|通报|告知|答复|购[买置]|聘[请用]|委[托派]|转[交移]|追[究索]|停止|恢复|补[足正交]|更[换改]|修[改复]|打扫|整理|准备|邀请|参[加与]|尊重|服从|爱护|注意|关[闭好]|锁[好上])/;
/** 等方式, 调查时: the list has ended. */
const listEnd =
  /等[\u4e00-\u9fff]{0,4}$|[时后中内前外]$|(?:方式|方面|过程|情形|之间|行为|法律|法规|规章|规定)$/;
/** What is announced is listed to its end. */
const announced = /(?:包括|包含|涵盖|分为)/;
/** 组织管理、考勤、薪酬，招聘四个模块: as many as are said. */
const counted =
  /^(?<item>[\u4e00-\u9fff]{2,7}?)(?<count>[二两三四五六七八九十])(?:个|类|项|种|地|大|方面|部分|份|款|门)/;
const numerals = '〇一二三四五六七八九十';

export function commasBetweenItems(text: string): readonly number[] {
  if (!text.includes('、')) return [];
  return [...text.matchAll(/，/g)].flatMap(({ index }) => (isInList(text, index) ? [index] : []));
}

function isInList(text: string, at: number): boolean {
  const before = text.slice(0, at).split(marks).at(-1) ?? '';
  const [behind = ''] = text.slice(at + 1).split(marks);
  const own = before.split('、');
  // 着校服、穿运动鞋: what somebody does.
  if (own.slice(1).some((each) => /^[穿戴佩携着]/.test(each))) return false;
  const next = behind.split('、');
  if (own.length < 2 || !own.slice(1).every(isItem)) return false;
  if (isAllThatAreSaid(own, next)) return true;
  if (clauseHead.test(behind) || listEnd.test(own.at(-1) ?? '')) return false;
  const isLast =
    next.length === 1 && isItem(behind) && /^[。；]|^$/.test(text.charAt(at + 1 + behind.length));
  if (isLast && announced.test(own[0] ?? '')) return true;
  return next.length > 1 ? goesOn(next) : isJoined(behind);
}

function isAllThatAreSaid(own: readonly string[], next: readonly string[]): boolean {
  const { item = '', count = '' } = counted.exec(next.at(-1) ?? '')?.groups ?? {};
  const said = numerals.indexOf(count.replace('两', '二'));
  return isItem(item) && next.slice(0, -1).every(isItem) && said === own.length + next.length;
}

/** 和 or 及 joins the last two; before it there are only items. */
function goesOn(next: readonly string[]): boolean {
  const last = next.at(-1) ?? '';
  return next.slice(0, -1).every(isItem) && isJoined(last);
}

function isJoined(words: string): boolean {
  const [item = '', ...rest] = words.split(joint);
  return rest.length > 0 && isItem(item) && isItem(startOf(rest[0] ?? ''));
}

/** Behind the last item the sentence goes on. */
function startOf(words: string): string {
  return words.slice(0, LONGEST_ITEM).split(noItem)[0] ?? '';
}

function isItem(words: string): boolean {
  if (words.length < SHORTEST_ITEM || words.length > LONGEST_ITEM || !/^[\u4e00-\u9fff]+$/.test(words))
    return false;
  return !noItem.test(words.replace(wholeWords, ''));
}
