/** Sentences of an answer, as `/similarity` compares them with the sources. Each has its position in the text. */
export interface Sentence {
  readonly start: number;
  /** After its last punctuation mark. */
  readonly end: number;
  readonly text: string;
}

/** The end of a sentence, with the closing quotation marks and brackets that belong to it. */
const SENTENCE = /[^。！？；!?;\n]*(?:[。！？；!?;]+[”’』」）)】》"']*|\n|$)/gu;
/** Punctuation alone cannot be compared. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

export function splitSentences(text: string): readonly Sentence[] {
  return [...text.matchAll(SENTENCE)].flatMap((match) => {
    const words = match[0].trim();
    if (!HAS_WORDS.test(words)) return [];
    const start = match.index + match[0].indexOf(words);
    return [{ start, end: start + words.length, text: words }];
  });
}
