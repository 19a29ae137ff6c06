/** A parsed law. Plain readonly JSON. */

export interface Statute {
  /** 中华人民共和国民法典. */
  readonly name: string;
  /** 合同编, when a file holds one part of a law that is split over several files. */
  readonly part: string | null;
  /** 全国人民代表大会常务委员会; null when neither its name nor the lines above its text say. */
  readonly issuer: string | null;
  /** ISO date of the wording: of its last amendment or, if never amended, of its publication. */
  readonly published: string | null;
  /** ISO date from which it takes effect. */
  readonly effective: string | null;
  /** ISO dates of its amendments, ascending. */
  readonly amended: readonly string[];
  readonly articles: readonly StatuteArticle[];
  readonly repeals: readonly StatuteRepeal[];
}

export interface StatuteArticle {
  /** 第一百三十三条之一; empty for text outside articles: a preamble, an annex, a court reply. */
  readonly label: string;
  /** 133; null when there is no label. */
  readonly number: number | null;
  /** 1 of 之一, else 0. */
  readonly sub: number;
  /** Part, chapter, section, outermost first. */
  readonly path: readonly string[];
  /** Paragraphs by line, without the label. */
  readonly text: string;
}

/** The laws a law says it repeals: 《中华人民共和国合同法》同时废止. */
export interface StatuteRepeal {
  readonly name: string;
  /** ISO date; null when the law states no effective date. */
  readonly date: string | null;
}
