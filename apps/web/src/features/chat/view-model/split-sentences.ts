/** Sentences of an answer, as `/similarity` compares them with the sources. Each says where it stands in its text. */
export interface Sentence {
  readonly start: number;
  /** Behind its last mark. */
  readonly end: number;
  readonly text: string;
}

/** What ends a sentence, with the quotation marks and brackets that still belong to it. */
const SENTENCE = /[^。！？；!?;\n]*(?:[。！？；!?;]+[”’』」）)】》"']*|\n|$)/gu;
/** Marks alone say nothing that could be compared. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

export function splitSentences(text: string): readonly Sentence[] {
  return [...text.matchAll(SENTENCE)].flatMap((match) => {
    const words = match[0].trim();
    if (!HAS_WORDS.test(words)) return [];
    const start = match.index + match[0].indexOf(words);
    return [{ start, end: start + words.length, text: words }];
  });
}
