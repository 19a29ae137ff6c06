/**
 * A short form that is introduced beside the full name and has another character than it: 翎澈科技有限公司（简称“翎彻科技”）, and
 * the short form written otherwise later in the line. In: a line. Out: drafts.
 */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

const introduced =
  /(?<full>[\u4e00-\u9fff（）()]{4,30}?(?:公司|集团|银行|医院|学校|大学|学院|中心|事务所|合作社|研究院|研究所|厂|协会))[（(](?:以下|下文|下|以下均)?(?:简称|称)为?[：:]?[“"「]?(?<short>[\u4e00-\u9fff]{3,8})[”"」]?[）)]/dg;
const kind = /(?:公司|集团|银行|医院|学校|大学|学院|中心|事务所|合作社|研究院|研究所|厂|协会)$/;
/** Two companies of one group. */
const tellsApart = /[一二三四五六七八九十甲乙丙丁东南西北中上下新老大小总分子母本该贵我]/;
/** 某某医院（以下简称“发包人”）: what somebody is in the contract is taken from no name. */
const role = /[人方者商户员]$/;
const LEAST_CORE = 2;

export function checkShortForms(text: string): readonly CorrectionDraft[] {
  return [...text.matchAll(introduced)].flatMap((match) => {
    const { full = '', short = '' } = match.groups ?? {};
    const [start = 0, end = 0] = match.indices?.groups?.short ?? [];
    const meant = role.test(short) ? null : meantForm(short, full);
    if (meant !== null) return [draftOf(start, end, meant, proofreadText.fullName(full))];
    return isTakenFrom(short, full) ? laterForms(text, end, short) : [];
  });
}

/** The short form with the one character that the full name has at its place. */
function meantForm(short: string, full: string): string | null {
  const core = short.replace(kind, '');
  if (core.length < LEAST_CORE || isTakenFrom(short, full)) return null;
  const found = new Set<string>();
  for (const [at, sign] of [...core].entries()) {
    if (full.includes(sign) || tellsApart.test(sign) || /[人方者商户]/.test(sign)) continue;
    for (const [place, right] of [...full].entries()) {
      const isBeside =
        (at > 0 && full[place - 1] === core[at - 1]) ||
        (at < core.length - 1 && full[place + 1] === core[at + 1]);
      const form = short.slice(0, at) + right + short.slice(at + 1);
      if (isBeside && !tellsApart.test(right) && isTakenFrom(form, full)) found.add(form);
    }
  }
  const [only, another] = found;
  return only === undefined || another !== undefined ? null : only;
}

/** Its characters stand in the full name in this order. */
function isTakenFrom(short: string, full: string): boolean {
  let from = 0;
  for (const sign of short) {
    const at = full.indexOf(sign, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** 昶贸公司 behind 昶茂公司: one character of the name is another one. */
function laterForms(text: string, from: number, short: string): CorrectionDraft[] {
  const ending = kind.exec(short)?.[0] ?? '';
  const core = short.slice(0, short.length - ending.length);
  if (ending === '' || core.length < LEAST_CORE) return [];
  const drafts: CorrectionDraft[] = [];
  for (let at = text.indexOf(ending, from); at >= 0; at = text.indexOf(ending, at + 1)) {
    const start = at - core.length;
    const written = text.slice(start, at);
    const off = [...written].filter((sign, place) => sign !== core[place]);
    const isFree = start === from || !/[\u4e00-\u9fff]/.test(text.charAt(start - 1));
    if (off.length !== 1 || !isFree || tellsApart.test(off.join(''))) continue;
    if (!/^[\u4e00-\u9fff]+$/.test(written)) continue;
    drafts.push(draftOf(start, at + ending.length, short, proofreadText.fullName(short)));
  }
  return drafts;
}

function draftOf(start: number, end: number, suggestion: string, reason: string): CorrectionDraft {
  const rest = { ruleId: 'terms.short-form', family: 'terms', tier: 'suspect', confidence: 0.9 } as const;
  return { start, end, suggestion, reason, ...rest };
}
