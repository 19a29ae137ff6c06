/** Punctuation: doubled, two kinds together, half width between Chinese characters, 、 before 等, a question without its mark. */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { clauseVerb } from './check-clauses.ts';

const doubledMark = /([，。；：、？！])\1+|(?<=[\u3400-\u9fff”》）])([,;])\2(?=[\u3400-\u9fff“《（])/g;
/** Two marks that cannot be adjacent. */
const mixedMarks = /[、，；：][。]|[。][、，；：]|[、][，]|[，][、]|[；][，、]|[，、][；]/g;
const halfWidthMark =
  /(?<=[\u3400-\u9fff”》）])(?:[,;:?!](?=[\u3400-\u9fff“《（])|[,;](?=\d|\s*$))|(?<=[%％])[,;](?=[\u3400-\u9fff])|(?<=\d);(?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff])[?!](?=”|\s*$)|(?<=如下|下列|以下|包括):(?=\s*$)/g;
const fullWidthMark = /[，；：]/g;
const ofContract =
  /[甲乙丙]方|双方|本合同|本协议|买方|卖方|承租|出租|受托人|委托人|承包人|发包人|[款租贷]人|[付缴还][款清]|工程|施工|监理|招标|投标|用人单位|劳动者|贵司|我司|本院|原告|被告|申请人|债[权务]人|[抵质]押|保证人|股东|公司|物业|业主|单位|出卖人|买受人|条款|规定|约定|期限|保密|违约|争议|质保|租金|价款|发票|验收/;
/** A full stop in half width behind a word: at the end of the line, or before another sentence; 一. is a number. */
const halfWidthStop =
  /(?<=[\u3400-\u9fff”》）])(?<![（(\s一二三四五六七八九十][一二三四五六七八九十])(?<!^[一二三四五六七八九十]{1,2})\.(?=\s*$|[\u3400-\u9fff])|(?<=[%％])\.(?=\s*$)/g;
/** The same in the other width behind a mark: ；; and ，,. */
const halfBehindFull = /[，；：。][,;:.]|[,;:.][，；：。]/g;
/** 钢筋、水泥、等材料; 、等级 is an item of its own, and so is 、和田玉. */
const pauseBeforeOthers =
  /(?<=、[^，。；、]{2,12})、(?=(?:和(?!田(?!间|径|地(?!区))|龙|县(?![级道城域乡])|顺|林格|静(?![压电态])|硕(?!士)|布克|政县|美乡|服(?!务)|[尚牛睦某]|面机)|以及|及)(?![解谐平时早格])[\u4e00-\u9fff]{2})|、(?=等(?![级额候离值比同待于温压效距高势腰份])(?:$|[，。；：）]|[\u4e00-\u9fff]))/g;
/** 贵司能否…。 is asked; what depends on it or is to be told is not. */
const openQuestion =
  /(?<=^|[。；！？])[^。；！？，]{0,8}[贵你您](?:司|方|行|院|单位|公司|局|处|部|们)?[^。；！？，]{0,6}(?:能否|可否|是不是|有没有)[^。；！？]{2,40}(?<question>。)/dg;
const saysIt = /取决|决定|告知|确认|说明|明确|核实|影响|视为|，[须应由以视均我]|以.{1,12}为准|关系到|有关/;
const fullForms: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '.': '。',
};

/** What a letter or a notice asks for; an exam question is no such thing. */
const ofLetter = /贵[司方公]|我[司方]|请(?!问)|本(?:通知|函|公告)/;

/** Whether a text writes its marks in full width: then one in half width is a slip, elsewhere it is a habit. */
export function writesFullWidth(text: string): boolean {
  const half = text.match(halfWidthMark)?.length ?? 0;
  const full = text.match(fullWidthMark)?.length ?? 0;
  // A sentence of a contract with one comma has no other mark to compare it with; elsewhere it may be a habit.
  const isContract = ofContract.test(text);
  const isAlone =
    full === 0 &&
    (((isContract || /;/.test(text)) && half === 1 && /[。；]\s*$/.test(text)) ||
      ((isContract || ofLetter.test(text)) &&
        half === (/!\s*$/.test(text) ? 1 : 0) &&
        /[\u3400-\u9fff][.!]\s*$/.test(text)));
  return isAlone || (full > 0 && full >= half);
}

/** Whether it writes its brackets in full width. */
export function writesFullBrackets(text: string): boolean {
  const [full, half] = [text.split('（').length - 1, text.split('(').length - 1];
  return full > 0 && half <= full;
}

export function checkPunctuation(
  text: string,
  isFullWidth: boolean,
  hasFullBrackets: boolean,
): readonly CorrectionDraft[] {
  return [
    ...doubled(text),
    ...mixed(text),
    ...widths(text, isFullWidth),
    ...twoWidths(text),
    ...(hasFullBrackets ? brackets(text) : []),
    ...beforeOthers(text),
    ...questions(text),
    ...requests(text),
    ...duties(text),
    ...roughNumbers(text),
    ...yearBrackets(text),
  ];
}

function doubled(text: string): CorrectionDraft[] {
  return [...text.matchAll(doubledMark)].flatMap((match) => {
    const mark = match[1] ?? fullForms[match[2] ?? ''] ?? '';
    // 。。。 and ！！ are deliberate, not typos.
    const isMeant = /[？！]/.test(mark) || match[0].length > 2;
    const tier = isMeant ? 'advice' : 'error';
    return draftOf(match, mark, 'punctuation.doubled', tier, 0.97, proofreadText.doubledMark(mark));
  });
}

function mixed(text: string): CorrectionDraft[] {
  return [...text.matchAll(mixedMarks)].map((match) => {
    const right = inList(text, match) ? '、' : strongest(match[0]);
    return draftOf(
      match,
      right,
      'punctuation.mixed',
      'suspect',
      0.9,
      proofreadText.mixedMarks(match[0], right),
    );
  });
}

/** 碳粉、硒鼓，、复印纸和文件夹: between two items of a list. */
function inList(text: string, { 0: marks, index }: RegExpExecArray): boolean {
  if (marks !== '，、' && marks !== '、，') return false;
  const [before, after] = [text.slice(0, index), text.slice(index + marks.length)];
  return /、[\u4e00-\u9fff]{2,6}$/.test(before) && /^[\u4e00-\u9fff]{2,6}[、和及与]/.test(after);
}

/** The mark that ends the larger unit. */
function strongest(marks: string): string {
  return ['。', '；', '：', '，'].find((mark) => marks.includes(mark)) ?? marks.charAt(0);
}

function twoWidths(text: string): CorrectionDraft[] {
  return [...text.matchAll(halfBehindFull)].map((match) => {
    const right = strongest(fullForms[match[0].charAt(0)] ?? match[0].charAt(0));
    return draftOf(
      match,
      right,
      'punctuation.mixed',
      'suspect',
      0.92,
      proofreadText.mixedMarks(match[0], right),
    );
  });
}

/** 恢复原状(正常磨损除外): Chinese in a pair of half-width brackets, where the document writes its brackets full. */
const halfBrackets = /(?<=[\u3400-\u9fff”》])\([\u3400-\u9fff][\u3400-\u9fff，、“”《》]{1,40}\)/g;

function brackets(text: string): CorrectionDraft[] {
  return [...text.matchAll(halfBrackets)].map((match) => {
    const right = `（${match[0].slice(1, -1)}）`;
    return draftOf(match, right, 'punctuation.width', 'suspect', 0.8, proofreadText.halfWidth('()', '（）'));
  });
}

function beforeOthers(text: string): CorrectionDraft[] {
  return [...text.matchAll(pauseBeforeOthers)].map((match) =>
    draftOf(match, '', 'punctuation.list', 'suspect', 0.9, proofreadText.pauseBeforeOthers),
  );
}

function questions(text: string): CorrectionDraft[] {
  return [...text.matchAll(openQuestion)].flatMap((match) => {
    const start = match.indices?.groups?.question?.[0];
    if (start === undefined || saysIt.test(match[0])) return [];
    const reason = proofreadText.question;
    return [
      {
        start,
        end: start + 1,
        suggestion: '？',
        ruleId: 'punctuation.question',
        family: 'punctuation' as const,
        tier: 'suspect' as const,
        confidence: 0.88,
        reason,
      },
    ];
  });
}

/** 请于三日内告知是否同意？ asks for an answer and is no question. */
const request =
  /(?<=^|[。；！？])(?:现|特|故)?[请望盼][^。；！？]{2,60}(?:答复|告知|确认|说明|明确|回复|核实|函告|反馈|回函)[^。；！？，]{0,4}(?:是否|能否|可否|何时|如何|有无)[^。；！？]{2,40}(?<mark>？)/dg;

function requests(text: string): CorrectionDraft[] {
  return [...text.matchAll(request)].flatMap((match) => {
    const start = match.indices?.groups?.mark?.[0];
    if (start === undefined) return [];
    const at = { ...match, 0: '？', index: start } as RegExpExecArray;
    return [draftOf(at, '。', 'punctuation.question', 'suspect', 0.86, proofreadText.requestNotQuestion)];
  });
}

/** 由乙方承担责任？ tells who must do what and asks nothing. */
const duty =
  /(?<=^|[。；！？])(?=[^。；！？“]{0,120}(?:[甲乙丙丁]方|双方|各方|[\u4e00-\u9fff]{2}人|公司|单位|当事人))(?=[^。；！？“]{0,120}(?:应|须|不得|有权|负责|承担|支付|视为|可以|为准|生效|[赔补]偿))[^。；！？“”]{8,160}(?<mark>[？！])\s*$/dg;
const asks =
  /[吗呢么吧啊]|何|谁|哪|怎|几|多少|是否|能否|可否|有无|是不是|能不能|可不可以|难道|岂|请|祝|敬|谢|特此|如下/;

function duties(text: string): CorrectionDraft[] {
  return [...text.matchAll(duty)].flatMap((match) => {
    const start = match.indices?.groups?.mark?.[0];
    if (start === undefined || asks.test(match[0])) return [];
    const at = { ...match, 0: match.groups?.mark ?? '', index: start } as RegExpExecArray;
    return [draftOf(at, '。', 'punctuation.question', 'suspect', 0.86, proofreadText.dutyNotQuestion)];
  });
}

/** 三、四周: a number that is not exact has no mark inside; 第三、四周 and 三、四层 are two. */
const roughNumber =
  /(?<=(?:需要?|约|预计|至少|大约|耗时|每隔|间隔|历时|延长|维修|经过|等候|等待|提前|推迟|修理|试验|连续|已有|请假|休息)[^，。；、第\d]{0,6})(?<![第一二三四五六七八九十])(?<one>[一二两三四五六七八])、(?<two>[二三四五六七八九])(?=个?(?:周|天|月|年|次|小时|人|家|名|里|日)(?!楼|层|期|级|[一二三四五六七八九十]))/g;

function roughNumbers(text: string): CorrectionDraft[] {
  return [...text.matchAll(roughNumber)].flatMap((match) => {
    const { one = '', two = '' } = match.groups ?? {};
    if (numerals.indexOf(two) !== numerals.indexOf(one.replace('两', '二')) + 1) return [];
    return [draftOf(match, one + two, 'punctuation.list', 'suspect', 0.88, proofreadText.roughNumber)];
  });
}

const numerals = '一二三四五六七八九';

/** 〔2021]15号: the year of an official number stands between two marks of one kind. */
function yearBrackets(text: string): CorrectionDraft[] {
  return [...text.matchAll(/(?<=〔(?:19|20)\d{2})[\]）)】]|[[（(【](?=(?:19|20)\d{2}〕)/g)].map((match) => {
    const right = /[[（(【]/.test(match[0]) ? '〔' : '〕';
    return draftOf(match, right, 'punctuation.pair', 'error', 0.95, proofreadText.wrongPair(match[0], right));
  });
}

/** 乙方负责采购: who does something, or what is done; 方案, 人员 and 应急灯 are things. */
const clause = new RegExp(
  `[方人](?![案式法工员数身力名])[\\u4e00-\\u9fff]|^${clauseVerb}|负责(?!人)|提供|承担|(?<![供反效感])应(?![急收付用])|须|不得|(?<![理自])由|按(?![揭钮键摩])|(?<!合)并(?![网购列])|(?<![许认])可(?![燃行])|需(?!求)|将|支付(?![凭证宝])|其中|用于`,
);

/** 提单,装箱单、发票: a comma of a list whose other marks are pauses; 水泥,乙方负责采购、运输 begins a clause. */
function isInList(text: string, at: number): boolean {
  const [before] = /(?<=[：、])[\u4e00-\u9fff]{2,8}$/.exec(text.slice(Math.max(0, at - 12), at)) ?? [];
  const [after] = /^[\u4e00-\u9fff]{2,8}(?=、)/.exec(text.slice(at + 1, at + 12)) ?? [];
  return before !== undefined && after !== undefined && ![before, after].some((part) => clause.test(part));
}

function widths(text: string, isFullWidth: boolean): CorrectionDraft[] {
  const stops = isFullWidth ? [...text.matchAll(halfWidthStop)] : [];
  return [...text.matchAll(halfWidthMark), ...stops].map((match) => {
    const isPause = match[0] === ',' && isInList(text, match.index);
    const right = isPause ? '、' : (fullForms[match[0]] ?? match[0]);
    const tier = isFullWidth ? 'suspect' : 'advice';
    return draftOf(match, right, 'punctuation.width', tier, 0.8, proofreadText.halfWidth(match[0], right));
  });
}

function draftOf(
  match: RegExpExecArray,
  suggestion: string,
  ruleId: string,
  tier: CorrectionDraft['tier'],
  confidence: number,
  reason: string,
): CorrectionDraft {
  const end = match.index + match[0].length;
  return { start: match.index, end, suggestion, ruleId, family: 'punctuation', tier, confidence, reason };
}
