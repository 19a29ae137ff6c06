/** An article found for a question. */
import type { LawStatus } from '@wenjian/answers';

export interface FoundArticle {
  readonly law: string;
  /** 第五百八十四条; empty for text outside of articles. */
  readonly article: string;
  /** 584; null for text outside of articles. */
  readonly number: number | null;
  /** 1 of 之一, else 0. */
  readonly sub: number;
  /** The law's text; if `source` is `digest`, our own summary. */
  readonly text: string;
  readonly status: LawStatus;
  readonly score: number;
  /** The digest's text about it. */
  readonly gist: string | null;
  /** `digest`: no full text was imported. */
  readonly source: 'corpus' | 'digest';
}
