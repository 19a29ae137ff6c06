/** Formats: text that is read in another order than it is written, mixed 繁简, full-width digits, separators in figures, repeated units and percent signs. */
import { turningMarks } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';
import { simplifiedForms } from './traditional.words.ts';

/** Above this share the text is intended to be traditional. */
const MOST_TRADITIONAL_SHARE = 0.2;
const FEWEST_HAN = 8;

const traditionalCharacter = new RegExp(`[${[...simplifiedForms.keys()].join('')}]`, 'g');
const turnedText = new RegExp(`${turningMarks.source}[^\\n\\u202c\\u2069]{0,40}`, 'g');
const hanCharacter = /[\u3400-\u9fff]/g;
const fullWidthRun = /[０-９Ａ-Ｚａ-ｚ]+(?:[．][０-９]+)?/g;
const chineseSeparator =
  /(?<![\d,，.])\d{1,3}(?:，\d{3})+(?:\.\d{1,2})?(?=\s?(?:元|万元|美元|港元|欧元|人民币))/g;
const grouped = /(?<![\d,.])\d{1,3}(?:,\d{1,6})+(?:\.\d+)?(?![\d,])(?=\s?(?:元|万元|美元|港元|欧元))/g;
const rightlyGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const doubledUnit =
  /(?<=[\d零壹贰叁肆伍陆柒捌玖拾佰仟万亿])(元元|万元万元|日日(?!起|内|前|后|利)|天天|％％|%%|‰‰)/g;
const doubledPercent = /百分之(\d+(?:\.\d+)?)\s?[%％]/g;

/** Distance between １ and 1: the full-width block repeats ASCII in the same order. */
const FULL_WIDTH_SHIFT = 0xff01 - 0x21;

export function checkFormat(text: string): readonly CorrectionDraft[] {
  return [...turned(text), ...traditionalAmongSimplified(text), ...figures(text)];
}

/** Which of the two is meant, what is written or what is read, nobody can tell from here. */
function turned(text: string): CorrectionDraft[] {
  return [...text.matchAll(turnedText)].map((match) =>
    draftOf(match, null, 'turned', 'error', 0.99, proofreadText.turned),
  );
}

function traditionalAmongSimplified(text: string): CorrectionDraft[] {
  const found = [...text.matchAll(traditionalCharacter)];
  if (found.length === 0) return [];
  const hanCount = text.match(hanCharacter)?.length ?? 0;
  if (hanCount < FEWEST_HAN || found.length / hanCount > MOST_TRADITIONAL_SHARE) return [];
  return found.map((match) => {
    const right = simplifiedForms.get(match[0]) ?? match[0];
    return draftOf(match, right, 'traditional', 'error', 0.95, proofreadText.traditional(match[0], right));
  });
}

function figures(text: string): CorrectionDraft[] {
  return [
    ...[...text.matchAll(fullWidthRun)].map((match) =>
      draftOf(match, narrow(match[0]), 'width', 'advice', 0.8, proofreadText.fullWidth(match[0])),
    ),
    ...[...text.matchAll(chineseSeparator)].map((match) =>
      draftOf(match, match[0].replaceAll('，', ','), 'separator', 'suspect', 0.9, proofreadText.separator),
    ),
    ...[...text.matchAll(grouped)]
      .filter(([figure]) => !rightlyGrouped.test(figure))
      .map((match) => draftOf(match, null, 'grouping', 'suspect', 0.9, proofreadText.grouping)),
    ...[...text.matchAll(doubledUnit)].map((match) => {
      const unit = match[0].slice(0, match[0].length / 2);
      return draftOf(match, unit, 'doubled-unit', 'error', 0.95, proofreadText.doubledUnit(unit));
    }),
    ...[...text.matchAll(doubledPercent)].map((match) =>
      draftOf(match, `${match[1]}%`, 'doubled-percent', 'error', 0.95, proofreadText.doubledPercent),
    ),
  ];
}

function narrow(text: string): string {
  return text.replaceAll(/[\uff01-\uff5e]/g, (each) =>
    String.fromCharCode(each.charCodeAt(0) - FULL_WIDTH_SHIFT),
  );
}

function draftOf(
  match: RegExpExecArray,
  suggestion: string | null,
  name: string,
  tier: CorrectionDraft['tier'],
  confidence: number,
  reason: string,
): CorrectionDraft {
  const end = match.index + match[0].length;
  return {
    start: match.index,
    end,
    suggestion,
    ruleId: `format.${name}`,
    family: 'format',
    tier,
    confidence,
    reason,
  };
}
