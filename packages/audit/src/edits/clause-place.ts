/**
 * Where a missing clause goes, and its number in the contract's own style: the last child of the clause it belongs to, or the last article before the
 * signatures. No number of the contract changes.
 */
import { type Clause, type Contract, readNumber, writeNumberLike } from '@wenjian/contract';
import { type BlockType, type DocumentOffset, smallestOf } from '@wenjian/document';

export interface ClausePlace {
  /** The end of the paragraph behind which it stands. */
  readonly at: DocumentOffset;
  /** The number of the first, second, … clause added here; empty where clauses have none. */
  numberOf(order: number): string;
  /** New clauses with the same key follow each other: the offset and the start of the clause they belong to. */
  readonly key: string;
  readonly isArticle: boolean;
  /** An article among articles with headings needs one, too. */
  readonly isHeaded: boolean;
}

/** `after`: the clause it belongs to; null: an article of its own. Null when the text has no paragraph for it. */
export function placeForClause(contract: Contract, after: Clause | null): ClausePlace | null {
  const home = after === null ? null : homeOf(contract, after);
  const at = paragraphEnd(contract, home?.end ?? endOfArticles(contract));
  if (at === null) return null;
  const model = home === null ? lastArticle(contract) : lastOf(contract, home);
  const isHeaded = home === null && model !== null && model.heading !== null;
  return {
    at,
    numberOf: numbering(contract, model),
    key: `${at}/${home?.start ?? 0}`,
    isArticle: home === null,
    isHeaded,
  };
}

/** A clause without children is followed by its own siblings: the new one becomes the last of them. */
function homeOf({ clauses }: Contract, after: Clause): Clause {
  const parent = after.parent === null ? undefined : clauses[after.parent];
  return after.children.length === 0 && parent !== undefined && parent.number !== null ? parent : after;
}

/** The child whose number is continued: none if the children are the items of a list (…；（二）…). */
function lastOf({ clauses, document }: Contract, home: Clause): Clause | null {
  const children = home.children.flatMap((index) => clauses[index] ?? []);
  const isList = children.some(({ start, end }) => /[；;：:]\s*$/.test(document.text.slice(start, end)));
  return isList ? null : (children.at(-1) ?? null);
}

/** The last article of the contract itself, with a number. */
function lastArticle(contract: Contract): Clause | null {
  const end = endOfArticles(contract);
  const articles = contract.clauses.filter(
    ({ parent, number, start }) => parent === null && number !== null && start < end && !/^附/.test(number),
  );
  return articles.at(-1) ?? null;
}

/** Where the signatures or, without them, the attachments begin. */
function endOfArticles({ signature, attachments, document }: Contract): number {
  const attached = attachments.flatMap(({ body }) => (body === null ? [] : [body.start]));
  return signature?.start ?? smallestOf(attached, document.text.length);
}

const flowing: ReadonlySet<BlockType> = new Set(['paragraph', 'heading', 'listItem', 'tableCell']);

/** The end of the last paragraph (or table) before an offset, with text that is not said to be the last. */
function paragraphEnd({ document }: Contract, before: number): DocumentOffset | null {
  const last = document.blocks.findLast(
    ({ type, start, end }) =>
      end <= before &&
      flowing.has(type) &&
      !/^[（(]?(?:以下|此页以下|本页以下)无正文|^\s*$/.test(document.text.slice(start, end)),
  );
  return last?.end ?? null;
}

/** 5.2 → 5.3, （二） → （三）, 第十二条 → 第十三条; nothing to continue: no number. */
function numbering({ document }: Contract, model: Clause | null): (order: number) => string {
  const shown = model?.number ?? '';
  const parts =
    /^(.*?)([0-9０-９]+|[零〇一二三四五六七八九十百]+|[①-⑳]|[a-zA-Z])([^0-9０-９零〇一二三四五六七八九十百]*)$/.exec(
      shown,
    );
  const [, before = '', digits = '', behind = ''] = parts ?? [];
  const value = /^[①-⑳]$/.test(digits) ? digits.charCodeAt(0) - FIRST_CIRCLED : readNumber(digits);
  if (model === null || parts === null || value === null) return () => '';
  const gap = /^\s*/.exec(document.text.slice(model.start + shown.length, model.end))?.[0] ?? '';
  const space = gap === '' && /[、.．）)]$/.test(shown) ? '' : gap.replace(/\n/g, '') || ' ';
  return (order) => {
    const next = writeNumberLike(value + 1 + order, digits);
    return next === null ? '' : `${before}${next}${behind}${space}`;
  };
}

const FIRST_CIRCLED = '①'.charCodeAt(0) - 1;
