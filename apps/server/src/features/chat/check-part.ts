/**
 * Checks the citations of a part of an answer. In: Markdown. Out: citations with spans in it. Promise: a
 * citation that cannot be looked up is never verified, and every citation has a verdict; only where the part quotes, and everything it quotes stands word for word in
 * the articles it cites, the verdict says that the quotation was checked.
 */
import { holdsQuote, writeLabel } from '@wenjian/answers';
import type { ChatCitation, CitationVerdict } from '@wenjian/api';
import { buildDocument } from '@wenjian/document';
import type { Connection } from '../../platform/database/database.ts';
import { type CheckedCitation, checkCitations } from '../laws/index.ts';

/** Names a law or an article. Most parts do neither and need no check. */
const mayCite = /《|第.{1,12}条/;
/** Markdown marks inside a name or number (《民法典》**第五百七十七条**) hide it. */
const marks = /[*_`~]/;

export async function checkPart(
  connection: Connection,
  part: string,
  today: string,
): Promise<readonly ChatCitation[]> {
  if (!mayCite.test(part)) return [];
  const places: number[] = [];
  let bare = '';
  for (let at = 0; at < part.length; at++) {
    const sign = part.charAt(at);
    if (marks.test(sign)) continue;
    bare += sign === '\n' ? ' ' : sign;
    places.push(at);
  }
  const document = buildDocument({
    readerVersion: 'chat',
    kind: 'txt',
    pages: null,
    blocks: [{ type: 'paragraph', text: bare }],
    notRead: [],
  });
  const checked = await checkCitations(connection, document, today);
  const quoted = quotedIn(part);
  const isVerbatim = quoted.every((words) => checked.some(({ articleText }) => isIn(words, articleText)));
  return checked.map((citation) => {
    const isQuoted = isVerbatim && quoted.some((words) => isIn(words, citation.articleText));
    return present(citation, isQuoted, places);
  });
}

/** Shorter ones are names and expressions. */
const SHORTEST_QUOTE = 8;

/** Lines of block quotes, pieces apart where something was left out, and what stands in quotation marks. */
function quotedIn(part: string): readonly string[] {
  const bare = part.replaceAll(new RegExp(marks, 'g'), '');
  const { quotes = [], others = [] } = Object.groupBy(bare.split('\n'), (line) =>
    line.startsWith('>') ? 'quotes' : 'others',
  );
  const inMarks = others.join('\n').matchAll(/“(?<words>[^“”]+)”/g);
  const pieces = [
    ...quotes.map((line) => line.slice(1)),
    ...[...inMarks].map(({ groups }) => groups?.words ?? ''),
  ].flatMap((words) => words.split('……'));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece.length >= SHORTEST_QUOTE);
}

function isIn(words: string, article: string | null): boolean {
  return article !== null && holdsQuote(article, words);
}

function present(citation: CheckedCitation, isQuoted: boolean, places: readonly number[]): ChatCitation {
  const { start, end, law, name, address, reason, articleText, successor } = citation;
  return {
    start: places[start] ?? 0,
    end: (places[end - 1] ?? 0) + 1,
    law: name ?? law,
    article: address === null ? null : writeLabel(address),
    verdict: verdictOf(citation, isQuoted),
    reason,
    text: articleText,
    successor,
  };
}

function verdictOf(citation: CheckedCitation, isQuoted: boolean): CitationVerdict {
  switch (citation.outcome) {
    case 'exists':
      return isQuoted ? 'supports' : 'exists';
    case 'renumbered':
      return 'amended';
    default:
      return citation.outcome;
  }
}
