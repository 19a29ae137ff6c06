/**
 * Fixed contract phrases with one missing character: 根实际 → 根据实际, 违金 → 违约金. The remaining
 * characters may cross two words by chance (开发内容 contains 发内容), so the language model must find the
 * line much more likely with the character inserted.
 */
import { largestOf } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { contractVocabulary } from '../language/contract-vocabulary.words.ts';
import type { LanguageModel } from '../language/language-model.ts';
import { textScore } from '../language/text-score.ts';
import { fixedPhrases, rightAsTheyAre } from '../lexicon/fixed-phrases.words.ts';
import { proofreadText } from '../proofread.text.ts';
import { MISSING_RULE } from './check-lengths.ts';

const SHORTEST_PHRASE = 3;
const LONG_PHRASE = 4;
/** Number of characters read on either side. */
const CONTEXT = 8;
/**
 * Powers of ten by which the line must become more likely; calibrated on sentences of law, see
 * docs/engines/proofread.md.
 */
const LEAST_GAIN = 2.5;
/** Two remaining characters are more likely a word of their own, or the border of two words. */
const leastGains: Readonly<Record<number, number>> = { 2: 4 };
/** Behind what is left nothing goes on. */
const LEAST_GAIN_AT_END = -2.5;

export function checkOmissions(text: string, model: LanguageModel): readonly CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  for (let start = 0; start < text.length - 1; start++) {
    const forms = formsByHead.get(text.slice(start, start + 2)) ?? [];
    let best: { readonly form: Form; readonly gain: number } | null = null;
    for (const form of forms) {
      const end = start + form.left.length;
      if (!text.startsWith(form.left, start) || isWhole(text, start, end)) continue;
      const isEnd = endOfPhrase.test(text.slice(end, end + 2)) && !isWordAt(form.left.slice(-2), model);
      if (form.isCutShort && !isEnd) continue;
      const gain = gainOf(text, start, form, model);
      const least = form.isCutShort ? LEAST_GAIN_AT_END : (leastGains[form.left.length] ?? LEAST_GAIN);
      if (gain >= least && gain > (best?.gain ?? Number.NEGATIVE_INFINITY)) best = { form, gain };
    }
    if (best === null) continue;
    drafts.push(draftOf(start, best.form));
    start += best.form.left.length - 1;
  }
  return drafts;
}

/** 优先受偿，: 受偿 is whole. */
function isWordAt(pair: string, model: LanguageModel): boolean {
  const word = model.child(model.characterNode(pair.charCodeAt(0)), pair.charCodeAt(1));
  return word !== 0 && model.isWord(word);
}

interface Form {
  readonly phrase: string;
  /** The remaining characters. */
  readonly left: string;
  /** Its last character is missing: 未尽事，. */
  readonly isCutShort: boolean;
}

/** What stands behind a phrase and belongs to none. */
const endOfPhrase = /^(?:[，。；、]|的[，。；]|并|以及|由双|由甲|由乙)/;
/** Characters that end words of their own: 付款方, 交货时. */
const endsWords =
  /[方人时期日额率费款金权者物书证图表单品件地点内后前中上下法员处部室车机价税险量据施料库站局院所会长式性度力业务理用位层面线]$/;

const phrases: ReadonlySet<string> = new Set(
  [...fixedPhrases, ...contractVocabulary].filter(({ length }) => length >= SHORTEST_PHRASE),
);
const LONGEST_PHRASE = largestOf([...phrases].map(({ length }) => length));
const formsByHead: ReadonlyMap<string, readonly Form[]> = buildForms();

/** Inner characters are removed, of long phrases also the last one; without its first one a phrase is another phrase. */
function buildForms(): ReadonlyMap<string, readonly Form[]> {
  const forms = new Map<string, Form[]>();
  for (const phrase of phrases) {
    for (let at = 1; at < phrase.length; at++) {
      const left = phrase.slice(0, at) + phrase.slice(at + 1);
      const isCutShort = at === phrase.length - 1;
      if (isCutShort && (phrase.length < LONG_PHRASE || endsWords.test(left))) continue;
      if (phrases.has(left) || rightAsTheyAre.has(left)) continue;
      const head = left.slice(0, 2);
      forms.set(head, [...(forms.get(head) ?? []), { phrase, left, isCutShort }]);
    }
  }
  return forms;
}

/** 工作内容 contains 工作内, which lacks nothing: text inside a complete phrase is not changed. */
function isWhole(text: string, start: number, end: number): boolean {
  for (let from = Math.max(0, end - LONGEST_PHRASE); from <= start; from++)
    for (let to = end; to <= from + LONGEST_PHRASE; to++) if (phrases.has(text.slice(from, to))) return true;
  return false;
}

function gainOf(text: string, start: number, { phrase, left }: Form, model: LanguageModel): number {
  const before =
    /(?<![\u4e00-\u9fff])[\u4e00-\u9fff]*$/.exec(text.slice(Math.max(0, start - CONTEXT), start))?.[0] ?? '';
  const end = start + left.length;
  const after = /^[\u4e00-\u9fff]*/.exec(text.slice(end, end + CONTEXT))?.[0] ?? '';
  return textScore(before + phrase + after, model) - textScore(before + left + after, model);
}

function draftOf(start: number, { phrase, left }: Form): CorrectionDraft {
  return {
    start,
    end: start + left.length,
    suggestion: phrase,
    ruleId: MISSING_RULE,
    family: 'typo',
    tier: 'suspect',
    confidence: 0.92,
    reason: proofreadText.missing(phrase),
  };
}
