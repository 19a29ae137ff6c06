/**
 * Marks that come in pairs: one that is missing, one of another kind, titles inside titles. In: a line. Out: drafts,
 * with a replacement where the place of the missing mark follows from the words.
 */
import { countBefore } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { halvesOfOtherKind } from './half-pairs.ts';
import { closers, type Mark, openers } from './pair-marks.ts';

/**
 * How many levels back an opening mark is searched: nobody nests deeper, and a page of brackets must not take
 * quadratic time.
 */
const DEEPEST_NESTING = 16;
/** One mark of a pair may be typed in the other width. */
const halves: Readonly<Record<string, string>> = { '(': '（', ')': '）' };
/** What stands between two marks, at most. */
const LONGEST_INSERTION = 60;
/** （1）, 1）, a) at the beginning of an item need no opening mark. */
const itemNumber = /(?:^|[，。；：、\s])(?:\d{1,2}|[一二三四五六七八九十]{1,3}|[a-zA-Z①-⑳])$/;

export function checkPairs(text: string): readonly CorrectionDraft[] {
  const { unopened, unclosed } = loneMarks(text);
  const drafts: CorrectionDraft[] = [];
  const settled = new Set<number>();
  for (const [close, open] of turnedQuotes(text, unopened, unclosed)) {
    settled.add(open.at).add(close.at);
    drafts.push(wrongPair(close, '“'), wrongPair(open, '”'));
  }
  for (const first of twiceClosed(text, unopened)) {
    settled.add(first.at).add(first.second);
    drafts.push(wrongPair(first, '“'));
  }
  for (const { lone, mark, at, right } of halvesOfOtherKind(text, unopened, unclosed)) {
    settled.add(lone);
    drafts.push(draftOf(at, at + 1, right, 'error', proofreadText.wrongPair(mark, right)));
  }
  for (const close of unopened) {
    if (settled.has(close.at)) continue;
    const open = unclosed[countBefore(unclosed, ({ at }) => at < close.at) - 1];
    if (open === undefined || settled.has(open.at) || !isShort(text, open.at, close.at)) continue;
    settled.add(open.at).add(close.at);
    drafts.push(wrongPair(close, closers[open.mark] ?? ''));
  }
  for (const second of twiceOpened(text, unclosed)) {
    settled.add(second.at).add(second.first);
    drafts.push(wrongPair(second, closers[second.mark] ?? ''));
  }
  const lone = [...unopened, ...unclosed].filter(({ at }) => !settled.has(at));
  return [
    ...drafts,
    ...lone.map((mark) => loneDraft(text, mark)),
    ...titlesInTitles(text),
    ...twoWidths(text, new Set(lone.map(({ at }) => at))),
  ];
}

const anyMark = new RegExp(
  `[${[...Object.keys(openers), ...Object.keys(closers)].map((mark) => `\\${mark}`).join('')}]`,
);

function loneMarks(text: string): { readonly unopened: readonly Mark[]; readonly unclosed: readonly Mark[] } {
  const unopened: Mark[] = [];
  const open: Mark[] = [];
  if (!anyMark.test(text)) return { unopened, unclosed: open };
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at);
    if (mark in closers) open.push({ mark, at });
    else if (mark in openers) {
      const near = Math.max(0, open.length - DEEPEST_NESTING);
      const last = open.slice(near).findLastIndex((each) => closes(each.mark, mark));
      if (last >= 0) open.splice(near + last, 1);
      else if (!(isBracket(mark) && itemNumber.test(text.slice(Math.max(0, at - 4), at))))
        unopened.push({ mark, at });
    }
  }
  return { unopened, unclosed: open };
}

function isBracket(mark: string): boolean {
  return mark === '）' || mark === ')';
}

function closes(opening: string, mark: string): boolean {
  const expected = closers[opening] ?? '';
  return (halves[expected] ?? expected) === (halves[mark] ?? mark);
}

/** What stands between two marks of one pair: no whole sentence. */
function isShort(text: string, from: number, to: number): boolean {
  return to - from <= LONGEST_INSERTION && !text.slice(from, to).includes('。');
}

/** “甲方“: the second one should close. */
function twiceOpened(text: string, unclosed: readonly Mark[]) {
  const found: (Mark & { readonly first: number })[] = [];
  for (const [index, second] of unclosed.entries()) {
    const first = unclosed[index - 1];
    if (first === undefined || first.mark !== second.mark || second.mark !== '“') continue;
    if (found.at(-1)?.at === first.at || !isShort(text, first.at, second.at)) continue;
    found.push({ ...second, first: first.at });
  }
  return found;
}

/** ”工作日”: the first one should open; 4”和6”钢管 are inches. */
function twiceClosed(text: string, unopened: readonly Mark[]) {
  // The second closes nothing only when the first opens nothing, so both are without a partner.
  return unopened.flatMap((first, index) => {
    const second = unopened[index + 1];
    if (first.mark !== '”' || second?.mark !== '”' || unopened[index - 1]?.mark === '”') return [];
    if (/[\d/]/.test(text.charAt(first.at - 1)) && /[\d/]/.test(text.charAt(second.at - 1))) return [];
    return isShort(text, first.at, second.at) && !/[“，；]/.test(text.slice(first.at + 1, second.at))
      ? [{ ...first, second: second.at }]
      : [];
  });
}

/** ”工作日“: both the wrong way round. */
function turnedQuotes(text: string, unopened: readonly Mark[], unclosed: readonly Mark[]) {
  const places = new Map(unclosed.map((mark) => [mark.at, mark]));
  return unopened.flatMap((close): [Mark, Mark][] => {
    if (close.mark !== '”') return [];
    const length = /^”[^“”。；：\n]{1,20}“/.exec(text.slice(close.at, close.at + LONGEST_INSERTION))?.[0]
      .length;
    const open = length === undefined ? undefined : places.get(close.at + length - 1);
    return open === undefined ? [] : [[close, open]];
  });
}

function wrongPair({ mark, at }: Mark, right: string): CorrectionDraft {
  return draftOf(at, at + 1, right, 'error', proofreadText.wrongPair(mark, right));
}

function loneDraft(text: string, { mark, at }: Mark): CorrectionDraft {
  const isOpening = mark in closers;
  const reason = isOpening ? proofreadText.unclosed(mark) : proofreadText.unopened(mark);
  const missing = (isOpening ? closers[mark] : openers[mark]) ?? '';
  const place = isOpening ? placeOfCloser(text, mark, at) : placeOfOpener(text, mark, at);
  if (place === null) return draftOf(at, at + 1, null, 'suspect', reason);
  // The character before the place carries the insertion; at the beginning of the line the one after it does.
  const [start, end] = place === 0 ? [0, 1] : [place - 1, place];
  const own = text.slice(start, end);
  return draftOf(start, end, place === 0 ? missing + own : own + missing, 'suspect', reason);
}

const statute = /^中华人民共和国[\u4e00-\u9fff]{1,16}?(?:法典|法(?![律定院人规官学制治庭令通总]))/;
const titleEnd =
  /^[^《》〈〉“”，。；：！？\n]{1,40}?(?:法典|[^办方]法|办法|条例|规定|规则|细则|章程|通则|准则|规范|标准|合同|协议|协议书|合同书|确认书|通知书|意见|通知|解释|决定|批复|清单|说明书|承诺书|函|方案|手册|报告|备忘录|目录|公约|附表|总表|明细表)(?=$|[，。；：、）)（(的等和及与或第中之所为进执确规要另以一内签订办处自于对由经须应已未具系是将作]|[\d])/;
/** 附件一《商铺平面图所示: what follows says that the paper is spoken of. */
const titleBefore = /^[^《》〈〉“”，。；：！？\n]{2,16}?(?=所列|所示|所载|为准|载明)/;
/** 2.《货物验收单: nothing else stands in the line. */
const titleAlone = /^[\u4e00-\u9fffA-Za-z0-9（）()、]{2,24}$/;
/** A term ends before what is said of it. */
const quotedEnd =
  /^[^“”，。；：！？（）\n]{2,14}?(?=[）)，。；：、（]|$|[仅系均是]?指|另有|上|中(?!心)|内|项下|应|须|之|的|一词|字样|等|以及|不|可)/;
/** “安全第一、预防为主”的理念: the whole saying. */
const quotedSaying = /^[^“”，。；：！？（）\n]{4,20}(?=的(?:理念|原则|方针|精神|总要求|思想|意识|目标))/;
/** 做到“人员、资产、财务三分开: what is kept to is a saying, pauses and all. */
const sayingBefore = /(?:做到|坚持|实行|贯彻|遵循|落实|秉承|按照|执行)$/;
const wholeSaying = /^[^“”，。；：！？\n]{2,14}、[^“”，。；：！？\n]{2,20}(?=[，。；]|$)/;
/** Of a remark; what somebody shall do is none. */
const bracketEnd = /^(?:(?![称应须])[^（）()。；，\n]){1,36}(?=[，。；]|$)/;
/** 基本工资（每月四千元、岗位津贴: the list around goes on behind a figure. */
const bracketedFigure =
  /^[^（）()。；，、\n]{0,14}[\d一二三四五六七八九十百千万亿](?:元|万元|亿元|%|％|平方米|米|公斤|吨|台|套|份|个月|年|天|日)(?=、|作为|在|由|将|是|为)/;
/** （2021济南市不动产权第…号, （车架号LZ123抵押给, （户名…，账号6232 1901: a number ends where words go on. */
const bracketedNumber =
  /^(?:(?:19|20)\d\d(?=[\u4e00-\u9fff]{2,6}不动产权)|户名[^（）()。；，\n]{2,24}，账号[\d ]{10,30}(?=[，。；])|(?:[^（）()。；，、\n]{1,16}，)?[^（）()。；，、\n]{0,12}?(?:型号|编号|架号|证号|牌号|号码|指标)[为：:]?[A-Z0-9][A-Z0-9-]+(?:、[A-Z0-9-]+)*(?=[\u4e00-\u9fff]))/;
/** 二级（含二级以上: what is included ends the remark. */
const bracketedIncluded = /^不?含[^（）()。；，、\n]{1,6}?(?=以上|以下|以内|以外)/;
const bracketedName =
  /^[^（）()。；\n]{0,30}?[简合统下]?称(?:为|[：:])?(?:“[^“”]{1,20}”|[甲乙丙丁]方|[\u4e00-\u9fff]{1,3}[方人](?=[应须在按于向将，。；]))/;

/** Where the closing mark belongs; null: anywhere. */
function placeOfCloser(text: string, mark: string, at: number): number | null {
  const after = text.slice(at + 1);
  const content =
    mark === '《' || mark === '〈'
      ? (statute.exec(after) ?? titleEnd.exec(after) ?? titleBefore.exec(after) ?? titleAlone.exec(after))
      : mark === '“'
        ? (quotedSaying.exec(after) ??
          (sayingBefore.test(text.slice(Math.max(0, at - 4), at)) ? wholeSaying.exec(after) : null) ??
          quotedEnd.exec(after))
        : mark === '（'
          ? (bracketedIncluded.exec(after) ??
            bracketedName.exec(after) ??
            bracketedNumber.exec(after) ??
            bracketedFigure.exec(after) ??
            bracketEnd.exec(after))
          : null;
  return content === null ? null : at + 1 + content[0].length;
}

/** 签订了运输合同》: behind the verb begins the title. */
const titleBehindVerb =
  /(?:签订|签署|订立|出具|制定|发布|公布|提交|起草|修订|填写|违反|适用|根据|依据|依照|按照|遵守)(?:了|过)([^《》“”，。；：、\n]{2,40})$/;
const titleBegin =
  /(?:根据|依据|按照|依照|遵守|签订|签署|订立|执行|适用|违反|提交|出具|填写|参照|符合|制定|见|和|与|及|、|，|^)(?:本)?([^《》“”，。；：、\n]{2,40})$/;
const bracketBegin =
  /(?:以下(?:简|合|统)?称|下称|简称|大写|小写|含税|不含税|包括但不限于|即|如|详见|见附件|人民币|[¥￥])/;
const quotedBegin = /(?:简称为?|合称为?|统称为?|称为|下称)([^，。；：“”]{1,12})$/;

function placeOfOpener(text: string, mark: string, at: number): number | null {
  const near = text.slice(Math.max(0, at - LONGEST_INSERTION), at);
  const part = near.split(/[，。；]/).at(-1) ?? '';
  if (mark === '》') {
    const name = (titleBehindVerb.exec(part) ?? titleBegin.exec(part))?.[1];
    return name === undefined ? null : at - name.length;
  }
  if (mark === '”') {
    const name = quotedBegin.exec(part)?.[1];
    return name === undefined ? null : at - name.length;
  }
  const begin = mark === '）' ? bracketBegin.exec(part) : null;
  return begin === null || begin.index === 0 ? null : at - part.length + begin.index;
}

/** （以下简称银行): the half in half width becomes full; 1） opens nothing. */
function twoWidths(text: string, lone: ReadonlySet<number>): readonly CorrectionDraft[] {
  return [...text.matchAll(bracketsOfTwoWidths)].flatMap((match) => {
    const [open, close] = [match.index, match.index + match[0].length - 1];
    if (lone.has(open) || lone.has(close)) return [];
    const at = text.charAt(open) === '(' ? open : close;
    const right = halves[text.charAt(at)] ?? '';
    return [draftOf(at, at + 1, right, 'suspect', proofreadText.bracketWidths, 'width')];
  });
}

const bracketsOfTwoWidths =
  /\([^（）()\n]{0,30}[\u4e00-\u9fff][^（）()\n]{0,30}）|（[^（）()\n]{0,30}[\u4e00-\u9fff][^（）()\n]{0,30}\)/g;

/** 《关于适用《民法典》的解释》: the inner marks are 〈 and 〉. */
function titlesInTitles(text: string): readonly CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at);
    if (mark === '《') depth += 1;
    if ((mark === '《' || mark === '》') && depth === 2 && isClosedTwice(text, at)) {
      const inner = mark === '《' ? '〈' : '〉';
      drafts.push(draftOf(at, at + 1, inner, 'suspect', proofreadText.innerTitle(mark, inner), 'nesting'));
    }
    if (mark === '》') depth = Math.max(0, depth - 1);
  }
  return drafts;
}

/** Whether the marks around are whole: an opening one too many is another mistake. */
function isClosedTwice(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - LONGEST_INSERTION), at)
      .split(/[。；\n]/)
      .at(-1) ?? '';
  const [after = ''] = text.slice(at, at + LONGEST_INSERTION).split(/[。；\n]/);
  const around = before + after;
  return around.split('《').length === around.split('》').length;
}

function draftOf(
  start: number,
  end: number,
  suggestion: string | null,
  tier: CorrectionDraft['tier'],
  reason: string,
  name = 'pair',
): CorrectionDraft {
  const confidence = suggestion === null ? 0.85 : 0.9;
  return {
    start,
    end,
    suggestion,
    ruleId: `punctuation.${name}`,
    family: 'punctuation',
    tier,
    confidence,
    reason,
  };
}
