/**
 * Checks the citations of a part of an answer. In: Markdown. Out: citations with spans in it. Promise: a
 * citation that cannot be looked up is never verified, and every citation has a verdict.
 */
import { writeLabel } from '@wenjian/answers';
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
  return checked.map((citation) => present(citation, places));
}

function present(citation: CheckedCitation, places: readonly number[]): ChatCitation {
  const { start, end, law, name, address, reason, articleText, successor } = citation;
  return {
    start: places[start] ?? 0,
    end: (places[end - 1] ?? 0) + 1,
    law: name ?? law,
    article: address === null ? null : writeLabel(address),
    verdict: verdictOf(citation),
    reason,
    text: articleText,
    successor,
  };
}

function verdictOf(citation: CheckedCitation): CitationVerdict {
  switch (citation.outcome) {
    case 'exists':
      return citation.supports === true ? 'supports' : 'exists';
    case 'renumbered':
      return 'amended';
    default:
      return citation.outcome;
  }
}
