/**
 * The edits that might remove a risk, the smallest first. In: a risk and what its rule knows about the place. Out: candidates, or why there is none. Nothing
 * here is checked yet: `settle-edits.ts` reviews the contract with them.
 */
import { articleOf, type Clause, type Contract, type Sentence, sentencesOf } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { familyNames } from '../audit.text.ts';
import type { Risk } from '../audit-result.ts';
import type { EditMode } from '../rule.ts';
import { type ClausePlace, placeForClause } from './clause-place.ts';
import { wordingFor } from './contract-wording.ts';
import { adviceText } from './edits.text.ts';
import type { EditPiece } from './risk-edit.ts';
import { bodyOf, partToTakeOut, saysMore } from './sentence-parts.ts';

/** What a rule knows about the edit of one risk. */
export interface EditHint {
  /** The suggestion as the rule has it. */
  readonly template: string;
  readonly mode: EditMode;
  /** The words that make the risk; what else the quotation says should stay. */
  readonly core: Span | null;
  /** The edit itself, where the rule knows it. */
  readonly pieces: readonly EditPiece[] | null;
  /** For a missing clause: the clause it belongs to. */
  readonly after: Clause | null;
}

export interface EditCandidate {
  readonly pieces: readonly EditPiece[];
  /** Null: it changes sentences. */
  readonly place: ClausePlace | null;
}

export type Candidates =
  | { readonly kind: 'edits'; readonly edits: readonly [EditCandidate, ...EditCandidate[]] }
  | { readonly kind: 'advice'; readonly why: string };

export function editCandidates(contract: Contract, risk: Risk, hint: EditHint): Candidates {
  if (hint.pieces !== null) return someOf([{ pieces: hint.pieces, place: null }], adviceText.notOneSentence);
  if (hint.mode === 'none' || isForDrafter(hint.template)) return advice(adviceText.forDrafter);
  const { text, obstacle } = wordingFor(contract, hint.template);
  if (obstacle !== null) return advice(obstacle);
  if (risk.kind === 'missing')
    return someOf(newClause(contract, risk, hint.after, text), adviceText.notOneSentence);
  return candidatesAt(contract, risk, hint, text);
}

/** Advice addresses the drafter; it is never put into the contract. */
function isForDrafter(template: string): boolean {
  return template.trim() === '' || /^(?:请|建议)/.test(template);
}

function candidatesAt(contract: Contract, risk: Risk, hint: EditHint, text: string): Candidates {
  const sentences = sentencesAt(contract, risk.span);
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (first === undefined || last === undefined || sentences.some(({ isCell }) => isCell))
    return advice(adviceText.notOneSentence);
  if (hint.mode === 'add') {
    const clause = articleOf(contract, last.clause);
    return someOf(
      [...addedTo(contract, last, text), ...newClause(contract, risk, clause, text)],
      adviceText.notOneSentence,
    );
  }
  if (first !== last) return advice(adviceText.notOneSentence);
  if (/[：:]\s*$/.test(first.text)) return advice(adviceText.leadsToList);
  const { body } = bodyOf(contract, first);
  const part = hint.core === null ? null : partToTakeOut(contract, body, hint.core);
  // What would go with a part of the sentence would go with the whole of it, too.
  if (part === 'other') return advice(adviceText.otherProvisions);
  if (hint.mode === 'delete') return someOf(takenOut(contract, first, part, ''), adviceText.otherProvisions);
  return someOf(
    [...takenOut(contract, first, part, text), ...replaced(contract, first, hint.core, text)],
    adviceText.otherProvisions,
  );
}

function sentencesAt(contract: Contract, span: Span | null): readonly Sentence[] {
  if (span === null) return [];
  return sentencesOf(contract).filter(({ start, end }) => start < span.end && span.start < end);
}

/** As the last sentence of the paragraph. */
function addedTo({ document }: Contract, { block }: Sentence, text: string): readonly EditCandidate[] {
  const paragraph = document.blocks[block];
  if (paragraph === undefined || paragraph.type === 'heading') return [];
  const words = document.text.slice(paragraph.start, paragraph.end);
  const mark = /[。；;！？]\s*$/.exec(words)?.[0].trim() ?? '';
  if (mark === '' && (/[：:_】]\s*$/.test(words) || !/[，。；]/.test(words))) return [];
  const inserted = mark === '；' || mark === ';' ? `${withoutStop(text)}${mark}` : text;
  const at = documentSpan(paragraph.end, paragraph.end);
  return [{ pieces: [{ ...at, text: mark === '' ? `。${inserted}` : inserted }], place: null }];
}

/** The words of the risk go, the rest of the sentence stays, and the suggestion follows it. */
function takenOut(
  contract: Contract,
  sentence: Sentence,
  part: Span | null,
  text: string,
): readonly EditCandidate[] {
  const { mark } = bodyOf(contract, sentence);
  if (part === null) return [];
  const removed: EditPiece = { ...part, text: '' };
  if (text === '') return [{ pieces: [removed], place: null }];
  const end = documentSpan(sentence.end, sentence.end);
  const [stop, words] =
    mark === '；' || mark === ';' ? ['', `${withoutStop(text)}${mark}`] : [mark === '' ? '。' : '', text];
  return [{ pieces: [removed, { ...end, text: `${stop}${words}` }], place: null }];
}

function replaced(
  contract: Contract,
  sentence: Sentence,
  core: Span | null,
  text: string,
): readonly EditCandidate[] {
  const { body, mark } = bodyOf(contract, sentence);
  if (body.end === body.start) return [];
  if (saysMore(contract, body, core)) return [];
  const inserted = mark === '' && body.end < sentence.end ? text : withoutStop(text, mark);
  return [{ pieces: [{ ...body, text: inserted }], place: null }];
}

/** 。 at the end goes, because the place has its own mark; before ； the inner ones become ；, too. */
function withoutStop(text: string, mark = '；'): string {
  const words = text.replace(/[。；]$/, '');
  return mark === '；' || mark === ';' ? words.replaceAll('。', '；') : words;
}

function newClause(
  contract: Contract,
  { title, family }: Risk,
  after: Clause | null,
  text: string,
): readonly EditCandidate[] {
  const place = placeForClause(contract, after);
  if (place === null) return [];
  const heading = place.isHeaded
    ? `${headingFrom(contract, title) ?? familyNames[family as keyof typeof familyNames]}\n`
    : '';
  return [{ pieces: [{ start: place.at, end: place.at, text: `${heading}${text}` }], place }];
}

/** 未约定发票类型 → 发票类型, in the words of the contract; null where it has none for a person the title names. */
function headingFrom(contract: Contract, title: string): string | null {
  const [, words = ''] = /^(?:未|没有|缺少|缺)(?:约定|写明|说明|明确)?(?:关于)?(.{2,16})$/.exec(title) ?? [];
  if (words === '' || /[，、（]/.test(words)) return null;
  const { text, obstacle } = wordingFor(contract, words);
  return obstacle === null ? text : null;
}

function someOf(edits: readonly EditCandidate[], why: string): Candidates {
  const [first, ...rest] = edits;
  return first === undefined ? advice(why) : { kind: 'edits', edits: [first, ...rest] };
}

function advice(why: string): Candidates {
  return { kind: 'advice', why };
}
