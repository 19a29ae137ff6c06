/**
 * Turns Markdown into the tree that is shown. The library only splits the text into tokens; this file decides
 * what they become.
 */
import { Marked, type Token, type Tokens } from 'marked';
import type { Align, Block, Inline, Run } from '../view-model/markdown-tree.ts';
import { safeHref } from '../view-model/safe-href.ts';

/**
 * The rules of emphasis were made for languages with spaces between words: by them `**《民法典》**第七条` is
 * not strong. Here text between two pairs of asterisks is strong, whatever its neighbours are.
 */
const STRONG = /^\*\*(?![\s*])([^*\n]*[^\s*])\*\*(?!\*)/;

const markdown = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    emStrong(source) {
      const match = STRONG.exec(source);
      const text = match?.[1];
      if (!match || text === undefined) return false;
      return { type: 'strong', raw: match[0], text, tokens: this.lexer.inlineTokens(text) };
    },
  },
});

export function readMarkdown(source: string): readonly Block[] {
  let lastIndex = -1;
  const run = (inlines: readonly Inline[]): Run => {
    lastIndex += 1;
    return { index: lastIndex, inlines };
  };
  return blocksOf(markdown.lexer(source), run);
}

type NewRun = (inlines: readonly Inline[]) => Run;

function blocksOf(tokens: readonly Token[], run: NewRun): readonly Block[] {
  return tokens.flatMap((token) => blockOf(token, run) ?? []);
}

function blockOf(token: Token, run: NewRun): Block | null {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return { kind: 'heading', level: (token as Tokens.Heading).depth, run: run(childrenOf(token)) };
    case 'paragraph':
    case 'text':
      return { kind: 'paragraph', run: run(childrenOf(token)) };
    case 'list':
      return listOf(token as Tokens.List, run);
    case 'blockquote':
      return { kind: 'quote', children: blocksOf((token as Tokens.Blockquote).tokens, run) };
    case 'code':
      return { kind: 'code', text: (token as Tokens.Code).text };
    case 'table':
      return tableOf(token as Tokens.Table, run);
    case 'hr':
      return { kind: 'rule' };
    default:
      return { kind: 'paragraph', run: run([{ kind: 'text', text: token.raw.trimEnd() }]) };
  }
}

function listOf(token: Tokens.List, run: NewRun): Block {
  return {
    kind: 'list',
    isOrdered: token.ordered,
    start: token.start === '' ? 1 : token.start,
    items: token.items.map((item) => blocksOf(item.tokens, run)),
  };
}

function tableOf(token: Tokens.Table, run: NewRun): Block {
  const cell = ({ tokens }: Tokens.TableCell) => run(inlinesOf(tokens));
  return {
    kind: 'table',
    aligns: token.align as readonly Align[],
    header: token.header.map(cell),
    rows: token.rows.map((row) => row.map(cell)),
  };
}

/** Tokens of the same type can have children or only text. */
function childrenOf(token: Token): readonly Inline[] {
  if ('tokens' in token && token.tokens !== undefined) return inlinesOf(token.tokens);
  return [{ kind: 'text', text: plainWords(token) }];
}

function inlinesOf(tokens: readonly Token[]): readonly Inline[] {
  return tokens.map(inlineOf);
}

function inlineOf(token: Token): Inline {
  switch (token.type) {
    case 'strong':
      return { kind: 'strong', children: childrenOf(token) };
    case 'em':
      return { kind: 'emphasis', children: childrenOf(token) };
    case 'del':
      return { kind: 'deleted', children: childrenOf(token) };
    case 'codespan':
      return { kind: 'code', text: (token as Tokens.Codespan).text };
    case 'br':
      return { kind: 'break' };
    case 'link':
      return linkOf(token as Tokens.Link);
    case 'text':
    case 'escape':
      return { kind: 'text', text: plainWords(token) };
    default:
      // Pictures and HTML: an answer may neither load nor render anything of its own.
      return { kind: 'text', text: token.raw };
  }
}

function linkOf(token: Tokens.Link): Inline {
  const href = safeHref(token.href);
  return href === null
    ? { kind: 'text', text: token.raw }
    : { kind: 'link', href, children: childrenOf(token) };
}

function plainWords(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}
