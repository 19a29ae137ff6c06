/** Commas between items and pauses between clauses, and a sentence without an end. In: a line. Out: drafts with a replacement. */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { commasBetweenItems } from './list-commas.ts';

export function checkClauses(text: string, endsSentences: boolean): readonly CorrectionDraft[] {
  return [
    ...commasInLists(text),
    ...pausesBetweenClauses(text),
    ...stopsInside(text),
    ...(endsSentences && lacksStop(text) ? [missingStop(text)] : []),
  ];
}

/** An item of a list: two to eight characters that hold no word of grammar; 应急灯 and 不锈钢 hold none. */
const item =
  '(?:(?<=应)急|应(?=急)|(?<=不)锈|不(?=锈)|经(?=营)|通(?=[讯信风道])|对(?=讲)|可(?=燃)|有(?=线|机)|(?![的了应须由在为是将被把对向于以但如则并且不未可有凡经因故通就等或])[\\u4e00-\\u9fff]){2,8}';
/** What begins a clause of its own. */
export const clauseVerb =
  '(?:实[行施]|发展|立即|采取|推[进动广]|开展|加强|提供|组织|进行|制定|建立|完善|支持|鼓励|促进|公布|以及|同时|依法|保障|落实|给予|严禁|禁止|包括|承担|协助|配合|负责(?!人)|做好|确保)';
/** 交通、住宿，餐饮、通讯等: the list goes on after the comma until 等. */
const commaBeforeOthers = new RegExp(
  `(?<=、${item})，(?!${clauseVerb}|[甲乙]|双方|各方|当事人)(?=(?:${item}、){0,5}${item}(?<!平|同|相|对|均|中|上|下|高|初)等)`,
  'g',
);
/** 律师费、鉴定费，诉讼费: three things named alike. */
const commaBeforeLike = new RegExp(
  `(?<=([费金税款权证物险书料品表图单])、(?:${item})?\\1)，(?=${item}\\1(?:[、由的和及与等。；]|以及))`,
  'g',
);

/** CT机一台，超声诊断仪两台、监护仪十六台: things with their numbers. */
const commaBeforeCounted =
  /(?<=[^，。；：]{2,16}[一二两三四五六七八九十\d](?<unit>[台套件个张把辆份册名支只组间块株]))，(?!其中|包括|分别|含|共|另|实|亲|[甲乙丙买卖供需双各][方人]|[\u4e00-\u9fff]{1,3}[人方][执持各留存\u4e00-\u9fff]?[执持存]?[一二两三四五六七八九十\d])(?=[^，。；：、\d]{2,14}[一二两三四五六七八九十\d]{1,4}\k<unit>、)/g;

function commasInLists(text: string): readonly CorrectionDraft[] {
  const counted = [...text.matchAll(commaBeforeCounted)].filter(
    ({ index }) => !/[，、]/.test(text.slice(0, index)),
  );
  const others = [...text.matchAll(commaBeforeOthers), ...text.matchAll(commaBeforeLike)].filter(
    ({ index }) => !isBetweenLists(text, index),
  );
  const joined = [commaBeforeJoined, commaOfLike, commaBeforeAll].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  const places = new Set([
    ...[...others, ...counted, ...joined].map(({ index }) => index),
    ...commasBetweenItems(text),
  ]);
  return [...places].map((at) => draftOf(at, at + 1, '、', 'list', 'suspect', proofreadText.commaInList));
}

/** 外观，配置、性能和随机资料: short things of one list, the last one joined by a word. */
const commaBeforeJoined =
  /(?<=[\u4e00-\u9fff]{2}、(?![穿戴佩携])[\u4e00-\u9fff]{2,4})，(?!自[备带行负理])(?=[\u4e00-\u9fff]{2,4}、[\u4e00-\u9fff]{2,4}(?:和|及|与|以及)[\u4e00-\u9fff]{2,8}[，。；进的等])/g;
/** 商务部分，技术部分、报价部分: things named alike, the first mark of the list. */
const commaOfLike =
  /(?<=(?:由|包括|含|包含|分为|为|：)[\u4e00-\u9fff]{1,6}(?<end>部分|[\u4e00-\u9fff]{1}(?<=[费金税款权证物险书料品表图单])|测试|工程|服务|系统|设备|培训|管理|标准))，(?=[\u4e00-\u9fff]{1,6}\k<end>(?:、|和|及|与|以及)[\u4e00-\u9fff]{1,6}\k<end>)/g;
/** 进场的水泥，砂石、外加剂和钢筋均应: what stands before all of them speaks of all. */
const commaBeforeAll =
  /(?<=^[^，。；：、]{0,10}的[\u4e00-\u9fff]{2,4})，(?=[\u4e00-\u9fff]{2,4}、[\u4e00-\u9fff]{2,4}(?:、[\u4e00-\u9fff]{2,4})?(?:和|及|与|以及)[\u4e00-\u9fff]{2,4}[均都应须])/g;

const onlyItem = new RegExp(`^${item}$`);
const SHORT_ITEM = 3;
const LONGEST_LIST = 120;

/** 查阅、复制资料，查询、检查系统等; 要求，工资、福利，违约责任等: the comma parts lists from each other. */
function isBetweenLists(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - LONGEST_LIST), at)
      .split(/[。；：]/)
      .at(-1)
      ?.split('，') ?? [];
  const own = before.at(-1)?.split('、') ?? [];
  const [next = ''] = text.slice(at + 1, at + LONGEST_LIST).split(/[，。；：]/);
  const isListed = next.split('等')[0]?.includes('、') === true;
  if (before.length > 1 && onlyItem.test(own[0] ?? '')) return true;
  return isListed && Math.max(own.at(-1)?.length ?? 0, next.split('、')[0]?.length ?? 0) > SHORT_ITEM;
}

const party =
  '(?:甲方|乙方|丙方|双方|各方|任何一方|一方|买方|卖方|承租人|出租人|受托人|委托人|承包人|发包人|借款人|贷款人)';
const modal = '(?:应|须|不得|有权|可以|负责|承担|同意|未|无权|自愿|无须|另|各|共同|订立|不)';
/** What begins a clause and is never an item; a list of parties or of their shares is one. */
const clauseBegin = `(?:但(?!书)|否则|因此|由此|视为|并(?:应|有权|不得|承担)|逾期(?!利息|罚息|违约金|[^、，]{0,4}(?:费|款|金|息)[、和及与])(?=[^、和及与]{0,8}的)|${party}(?![、和与及或，。；的一二两三四五六七八九十壹贰叁\\d]|代表|法定|签|盖)|应当(?!、)|不得(?!、)|有权(?![、利机]))`;
const pauseBetweenClauses = new RegExp(
  `(?<=[\\u4e00-\\u9fff”》）\\d元])(?<!${party})、(?=${clauseBegin})|(?<=[的后])、(?=由(?:甲方|乙方|双方|其))|(?<=^[^由、]{0,40}[^由、]{6})、(?=由[\\u4e00-\\u9fff]{2,12}(?:主持|负责|承担|组织|召集|牵头)(?:[，。；]))`,
  'g',
);
/** 未尽事宜、由双方协商; 具备资质、并在车上安装: what follows is said of the whole clause. */
const pauseBeforeSaying =
  /(?<=未尽事宜|未尽事项|争议|纠纷|[\u4e00-\u9fff]{3}(?:事宜|事项|费用|损失|问题|手续))、(?=由(?:双方|各方|甲方|乙方|当事人|一方|其|出租|承租|责任|违约))|(?<=^[^、，。；]{8,60})、(?=并(?:在|应|须|向|于|由|将|按|对|为|不得|及时|以|书面|提供|提交|承担|负责|出具|自)[^、。；]{3,60}[，。；])|(?<=[，；][^、，。；]{6,40})、(?=并(?:及时|按时|在|应|须|向|将|对|不得|立即|随时|有权)[^、。；]{3,60}[。；])/g;
/** 提供给第三方、也不得用于; 出现故障的、供应商应在…; 知悉条款、自愿承担: what follows has its own verb. */
const pauseBeforeOwnVerb =
  /(?<=(?:^|[，。；：）])[^、，。；]{6,60})、(?=(?:也|亦)(?:不得|应|须|可|不|未|无权|有权)|自愿(?:承担|放弃|接受|参加|遵守)(?<!(?:理解|了解|知晓|知悉|认可|同意|阅读|熟悉|清楚|明白|协商|公[平正开]|自主|选择)、自愿..)[^、，。；的][^、，。；]{1,40}[，。；])|(?<=(?:^|[，。；：）\s])[^、，。；]{4,60}[^目标]的)、(?=[\u4e00-\u9fff]{2,8}(?:应当?|须|有权|不得|可以)[^、，。；的]{2,60}[，。；])/g;
/** 协商不成的、提交仲裁; 完成审批、按合同支付; 办好变更、避免停工: the only 、 of its clause, and another thing is said behind it. */
const pauseBeforeNext =
  /(?<=(?:^|[，。；：）])[^、，。；]{4,60}的)、(?=(?:(?:提交|向|视为|任何一方|双方)[^、，。；]{2,60}|(?:可以|可|应|由|按|依)[^的、，。；]{2,60})[^的、，。；](?:[，。；]|$))|(?<=(?:^|[，。；：）])[^、，。；]{10,60})、(?=(?:避免|以便|以免|从而|按照?(?:合同|本合同|约定|规定|[^、，。；]{2,8}(?:支付|结算|执行|付款)))[^、，。；]{2,60}(?:[，。；]|$))/g;
const withModal = new RegExp(`^、${party}${modal}`);
const onlyParty = new RegExp(`^、${party}`);
const shareOfParty = new RegExp(`(?:^|[为是由含待以])${party}[^应须可将把已未于]{0,8}$`);
const clauseEnd = /[的后时前日起内]$/;
const LONGEST_PART = 40;
const SHORTEST_PART = 8;

const faults = ['逾期', '未按', '未能', '违反', '擅自', '拒绝', '迟延', '延迟'];

/** 甲方采购部、乙方销售部; 不得停工、不得上访; 送货司机、甲方仓管员: two of a kind are a list. */
function isListed(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - LONGEST_PART), at)
      .split(/[，。；：、]/)
      .at(-1) ?? '';
  const after = text.slice(at, at + LONGEST_PART);
  // 警示事项、应当采取的措施、发布时间: what should be taken is a thing.
  if (/^、应当[^，。；：、]{1,8}的[^，。；：、]{2,6}[、和及]/.test(after)) return true;
  if (after.startsWith('、不得') || after.startsWith('、应当')) return before.includes(after.slice(1, 3));
  if (!onlyParty.test(after)) return false;
  // 出租人、出卖人、承租人可以约定: the third of a list.
  if (before.length < SHORTEST_PART && text.charAt(at - before.length - 1) === '、') return true;
  // 乙方逾期付款、甲方逾期交货的: two cases of a kind.
  const [own = ''] = after.slice(1).split(/[，。；：、]/);
  if (faults.some((fault) => before.includes(fault) && own.includes(fault))) return true;
  if (withModal.test(after)) return false;
  if (/^、[^，。；：、]{2,16}、/.test(after)) return true;
  return shareOfParty.test(before) || (before.length < SHORTEST_PART && !clauseEnd.test(before));
}

/** 二、乙方应…: the number of a clause. */
const itemNumber = /[，。；：\s][（(]?(?:[一二三四五六七八九十]{1,3}|\d{1,3})[）)]?$/;
const LONGEST_NUMBER = 6;

function pausesBetweenClauses(text: string): readonly CorrectionDraft[] {
  const numbered = `\n${text}`;
  return [
    ...text.matchAll(pauseBetweenClauses),
    ...text.matchAll(pauseBeforeSaying),
    ...text.matchAll(pauseBeforeNext),
    ...text.matchAll(pauseBeforeOwnVerb),
  ]
    .filter(({ index }) => !isListed(text, index))
    .filter(
      ({ index }) => !itemNumber.test(numbered.slice(Math.max(0, index + 1 - LONGEST_NUMBER), index + 1)),
    )
    .map(({ index }) =>
      draftOf(index, index + 1, '，', 'clause', 'suspect', proofreadText.pauseBetweenClauses),
    );
}

/** 买方逾期提货的。卖方有权收费: the condition is not the whole sentence. */
const stopBehindCondition =
  /(?<=(?:^|[。；])(?:因|由于|如|若|经|凡|未经|逾期|擅自|违反|(?:[甲乙丙]方|[买卖供需]方|[\u4e00-\u9fff]{2}人)(?:未|逾期|违反|擅自|拒绝|迟延))[^，。；：]{2,40}的)。(?=(?:工期|由此|视为|每逾期|[甲乙丙]方|[买卖供需]方|双方|对方|违约方|守约方|应当|可以|不得|有权|责任|损失|费用)[^。；]{2,40}[。；])/g;
/** 由双方友好解决本合同一式三份: a formula that begins a sentence. */
const beforeNewSentence =
  /(?<=[，：][^，。；：]{3,30})(?:协商|解决|商定|签订|执行|处理|承担|负责|效力|约束力|为准|生效)(?=本(?:合同|协议|备忘录|协议书|合同书)(?:一式[一二两三四五六七八九十\d]|自[^，。；]{2,24}生效|未尽事宜))/g;

/** 逾期未提出异议的。视为认可: what follows from a condition begins no sentence. */
const stopBeforeResult = /(?<=[^，。；]{5,30}的)。(?=视为|应视为|则(?!余))/g;

function stopsInside(text: string): readonly CorrectionDraft[] {
  const commas = [...text.matchAll(stopBehindCondition), ...text.matchAll(stopBeforeResult)].map(
    ({ index }) =>
      draftOf(index, index + 1, '，', 'stop-inside', 'suspect', proofreadText.stopBehindCondition),
  );
  const stops = [...text.matchAll(beforeNewSentence)].map(({ 0: words, index }) =>
    draftOf(index, index + words.length, `${words}。`, 'stop', 'suspect', proofreadText.missingStop),
  );
  return [...commas, ...stops];
}

const SHORTEST_SENTENCE = 15;
/** 5.3 向乙方移交…: an item that says so much is no heading. */
const LONG_ITEM = 26;
const numbered = /^\s*\d{1,2}\.\d{1,2}(?:\s|[\u4e00-\u9fff])/;
/** A line that says what somebody does is a sentence; a heading, a name and an address are none. */
const predicate =
  /[由按应要就不将给可能自从归向把被须得]|承担|视为|支付|提供|赔偿|协商|解除|生效|为准|适用|履行|通知|约定|规定|保证|享有|属于|提交|交付|完成|订立|签订|管辖|同意|负责/;

/** An item without a comma: who must or may do what, to whom it is given; 供应, 可行 and 能源 are in headings too. */
const fullPredicate =
  /应当|必须|不得|有权|视为|负责|为准|(?:向|由|自|按照?|将|(?<![供反效])应|须)[^，。的]{0,20}(?:承担|支付|提供|赔偿|协商|解除|生效|适用|履行|通知|享有|提交|移交|交付|完成|订立|签订|管辖)/;
/** 支付进度款的条件, 评审要求: what a heading ends with. */
const headingEnd =
  /(?:的[^的，。]{2,8}|条件|方式|办法|标准|要求|程序|流程|措施|方案|范围|原则|情形|说明|规定|约定|安排|管理|处理|细则|清单|内容)$/;
/** 仍未交付的，: the sentence goes on behind the break of a page. */
const goesOn =
  /(?:[的时后前者内起下日外]，|(?:^[\s\d.（）()一二三四五六七八九十、第条款]{0,12}|[，。；])(?:如(?![期实数])|若|因(?![此而])|由于|经|当(?![事日月年天地])|自(?![行负理愿])|除|凡|根据|按照|为|虽|即使)[^，。；]{1,60}，)\s*$/;

/** A sentence with a comma that ends in a word. */
function lacksStop(text: string): boolean {
  return /[\u4e00-\u9fff”》）%％]，?\s*$/.test(text) && !goesOn.test(text) && isSentence(text);
}

function isSentence(text: string): boolean {
  const last =
    text
      .trimEnd()
      .replace(/[。；，]$/, '')
      .split('。')
      .at(-1) ?? '';
  return (
    last.length >= SHORTEST_SENTENCE &&
    (last.includes('，') ? predicate.test(last) : numbered.test(text) && isLongItem(last)) &&
    !/\t|[：:][^，]{0,24}$|_{2}|＿{2}|^[^，：]{0,8}[：:]/.test(text)
  );
}

function isLongItem(item: string): boolean {
  return item.length >= LONG_ITEM && fullPredicate.test(item) && !headingEnd.test(item);
}

function missingStop(text: string): CorrectionDraft {
  const end = text.trimEnd().length;
  const own = text.charAt(end - 1).replace('，', '');
  return draftOf(end - 1, end, `${own}。`, 'stop', 'suspect', proofreadText.missingStop);
}

/** Of the sentences, so many may lack their stop before it is a habit, or a text broken into lines of equal length. */
const MOST_WITHOUT_STOP = 0.2;

export function endsSentences(lines: readonly string[]): boolean {
  const sentences = lines.filter(isSentence);
  const without = sentences.filter(lacksStop).length;
  return without <= Math.max(1, sentences.length * MOST_WITHOUT_STOP);
}

function draftOf(
  start: number,
  end: number,
  suggestion: string,
  name: string,
  tier: CorrectionDraft['tier'],
  reason: string,
): CorrectionDraft {
  const ruleId = `punctuation.${name}`;
  return { start, end, suggestion, ruleId, family: 'punctuation', tier, confidence: 0.86, reason };
}
