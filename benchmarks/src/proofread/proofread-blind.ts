/**
 * Drafts by an author who did not know the engine: mistakes are marked in the text as `{{as written||as it
 * should be||family}}`, and drafts without marks are correct. In: a folder of drafts. Out: how many mistakes
 * are found and corrected, and how many other findings there are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDocument, type Document } from '@wenjian/document';
import { type Correction, type ProofreadOptions, proofreadDocument } from '@wenjian/proofread';

export interface DraftMistake {
  readonly start: number;
  readonly end: number;
  /** Null when no replacement is certain. */
  readonly right: string | null;
  readonly family: string;
}

export interface Draft {
  readonly name: string;
  readonly document: Document;
  readonly mistakes: readonly DraftMistake[];
}

export interface ScoredMistake extends DraftMistake {
  readonly isFound: boolean;
  readonly isRight: boolean;
}

export interface ScoredDraft {
  readonly mistakes: readonly ScoredMistake[];
  readonly findings: number;
  readonly onMistakes: number;
  /** Findings of the tiers 错误 and 疑似 at places without a mistake. */
  readonly alarms: readonly Correction[];
}

export interface DraftScore {
  readonly mistakes: readonly ScoredMistake[];
  /** Findings of the tiers 错误 and 疑似; advice is a matter of taste. */
  readonly findings: number;
  readonly onMistakes: number;
  readonly cleanDrafts: number;
  readonly alarmsInClean: number;
  readonly cleanCharacters: number;
}

/**
 * A mistake with two places (a sum and its parts, a name and the first one) may be reported at either, within
 * its line.
 */
const LINE_FAMILIES: ReadonlySet<string> = new Set(['figures', 'numbering', 'terms']);

export function readDrafts(folder: string): readonly Draft[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => parseDraft(name, readFileSync(join(folder, name), 'utf8')));
}

const mark = /\{\{(.*?)\|\|(.*?)\|\|(\w+)\}\}/g;

export function parseDraft(name: string, source: string): Draft {
  const lines = source.split(/\r?\n/).filter((line) => line.trim() !== '');
  const mistakes: DraftMistake[] = [];
  let at = 0;
  const texts = lines.map((line) => {
    let removed = 0;
    const text = line.replace(
      mark,
      (whole, written: string, right: string, family: string, index: number) => {
        const start = at + index - removed;
        removed += whole.length - written.length;
        mistakes.push({ start, end: start + written.length, right: right === '?' ? null : right, family });
        return written;
      },
    );
    at += text.length + 1;
    return text;
  });
  const blocks = texts.map((text) => ({ type: 'paragraph' as const, text }));
  return {
    name,
    document: buildDocument({ readerVersion: '0', kind: 'txt', blocks, pages: null, notRead: [] }),
    mistakes,
  };
}

export function scoreDrafts(drafts: readonly Draft[], options: ProofreadOptions): DraftScore {
  const scored = drafts.map((draft) => scoreDraft(draft, options));
  const clean = drafts.filter(({ mistakes }) => mistakes.length === 0);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const marked = scored.filter((_, index) => (drafts[index]?.mistakes.length ?? 0) > 0);
  return {
    mistakes: marked.flatMap(({ mistakes }) => mistakes),
    findings: sum(marked.map(({ findings }) => findings)),
    onMistakes: sum(marked.map(({ onMistakes }) => onMistakes)),
    cleanDrafts: clean.length,
    alarmsInClean: sum(
      scored.filter((_, index) => drafts[index]?.mistakes.length === 0).map(({ findings }) => findings),
    ),
    cleanCharacters: sum(clean.map(({ document }) => document.text.length)),
  };
}

export function scoreDraft({ document, mistakes }: Draft, options: ProofreadOptions): ScoredDraft {
  const { corrections } = proofreadDocument(document, options);
  const told = corrections.filter(({ tier }) => tier !== 'advice');
  const meets = (
    mistake: DraftMistake,
    { start, end }: { readonly start: number; readonly end: number },
  ): boolean => {
    if (start <= mistake.end && mistake.start <= end) return true;
    return LINE_FAMILIES.has(mistake.family) && lineOf(document, start) === lineOf(document, mistake.start);
  };
  const isOnMistake = (correction: Correction): boolean =>
    mistakes.some((mistake) => meets(mistake, correction));
  return {
    mistakes: mistakes.map((mistake) => {
      const own = corrections.filter((correction) => meets(mistake, correction));
      const wanted = mistake.right;
      const isRight =
        wanted !== null &&
        own.some(
          ({ start, end, suggestion }) =>
            suggestion !== null && appliedTo(document, mistake, start, end, suggestion),
        );
      return { ...mistake, isFound: own.length > 0, isRight };
    }),
    findings: told.length,
    onMistakes: told.filter(isOnMistake).length,
    alarms: told.filter((correction) => !isOnMistake(correction)),
  };
}

/** Whether the correction gives the right text. */
function appliedTo(
  { text }: Document,
  { start, end, right }: DraftMistake,
  from: number,
  to: number,
  suggestion: string,
): boolean {
  const [first, last] = [Math.min(start, from), Math.max(end, to)];
  const wanted = text.slice(first, start) + (right ?? '') + text.slice(end, last);
  const made = text.slice(first, from) + suggestion + text.slice(to, last);
  return wanted === made;
}

function lineOf({ text }: Document, offset: number): number {
  return text.lastIndexOf('\n', offset - 1);
}
