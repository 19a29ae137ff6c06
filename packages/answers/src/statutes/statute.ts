/** A law as its text has it. Plain readonly JSON. */

export interface Statute {
  /** 中华人民共和国民法典. */
  readonly name: string;
  /** 合同编, where a file holds one part of a law that is spread over several. */
  readonly part: string | null;
  /** ISO date of the wording: of its last amendment or, never amended, of its publication. */
  readonly published: string | null;
  /** ISO date from which it says it holds. */
  readonly effective: string | null;
  /** ISO dates of its amendments, rising. */
  readonly amended: readonly string[];
  readonly articles: readonly StatuteArticle[];
  readonly repeals: readonly StatuteRepeal[];
}

export interface StatuteArticle {
  /** 第一百三十三条之一; empty for text that stands outside of articles: a preamble, an annex, a reply of a court. */
  readonly label: string;
  /** 133; null where there is no label. */
  readonly number: number | null;
  /** 1 of 之一, else 0. */
  readonly sub: number;
  /** Part, chapter, section, from the outside. */
  readonly path: readonly string[];
  /** Paragraphs by line, without the label. */
  readonly text: string;
}

/** What a law says it ends: 《中华人民共和国合同法》同时废止. */
export interface StatuteRepeal {
  readonly name: string;
  /** ISO date; null where the law does not say since when it holds. */
  readonly date: string | null;
}
