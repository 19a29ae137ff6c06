/** Terms that the contract defines, and where it uses them. Names of parties are not terms. */
import { type Document, documentSpan, type Span } from '@wenjian/document';
import type { DefinedTerm } from '../contract.ts';
import type { PartyDraft } from '../parties/find-parties.ts';
import { inLine, type Line } from '../text/body-lines.ts';

const quoted = '[“"「『‘](?<term>[^“”"「」『』‘’\\n]{2,30})[”"」』’]';
const abbreviated = new RegExp(
  `(?<meaning>[^，。；：:“”"（()）\\n]{2,40})[（(][^（()）“”"\\n]{0,20}(?:简称|统称|合称|称)为?[：:]?(?:${quoted}|(?<bare>[^“”"（()）\\n]{2,16}))[^（()）\\n]{0,12}[）)]`,
  'g',
);
const explained = new RegExp(
  `${quoted}[，,：:]?(?:一词|一语)?(?:[系均]?指|是指|意指|系指|的含义[是为]|定义为)(?:的是)?[：:]?(?<meaning>[^。；\\n]{2,200})`,
  'g',
);
const called = new RegExp(
  `(?<meaning>[^，。；：:“”"（()）\\n]{2,40})[，,]?(?:以下|下文|在此)?(?:简称为?|统称为?|合称为?|称为|称作|称之为)[：:]?${quoted}`,
  'g',
);
/** 苏州某某有限公司（“目标公司”）, （对应出资600万元，“标的股权”）: the brackets end with the word alone. */
const bracketed = new RegExp(
  `(?<meaning>[^，。；：:“”"（()）\\n]{2,40})[（(](?:[^（()）“”"\\n]{1,40}[，,])?${quoted}[）)]`,
  'g',
);
const partyWord = /^[甲乙丙丁戊]方$|^(?:双方|各方|一方|另一方)$/;

interface Definition extends Span {
  readonly term: string;
  readonly meaning: string;
  /** A name in brackets may also be a brand: it defines a term only if the contract goes on using it. */
  readonly isBracketed: boolean;
}

export function findTerms(
  document: Document,
  lines: readonly Line[],
  parties: readonly PartyDraft[],
): readonly DefinedTerm[] {
  const partyWords = new Set(parties.flatMap(({ label, aliases }) => [label, ...aliases]));
  const definitions = lines.flatMap(definitionsOf).filter(({ term }) => !partyWords.has(term));
  const uses = usesOf(document, definitions);
  return definitions
    .map((definition) => ({ ...definition, uses: uses.get(definition.term) ?? [] }))
    .filter(({ isBracketed, uses }) => !isBracketed || uses.length > 0)
    .map(({ isBracketed, ...term }) => term);
}

function definitionsOf(line: Line): Definition[] {
  const found = new Map<string, Definition>();
  const patterns = [
    ...(/称|指|定义|含义/.test(line.text) ? [abbreviated, explained, called] : []),
    ...(/[”"」』’][）)]/.test(line.text) ? [bracketed] : []),
  ];
  for (const pattern of patterns) {
    for (const match of line.text.matchAll(pattern)) {
      const term = (match.groups?.term ?? match.groups?.bare ?? '').trim();
      const meaning = (match.groups?.meaning ?? '').replace(/^[\s\d.．、]+/, '').trim();
      if (term.length < 2 || partyWord.test(term) || found.has(term)) continue;
      found.set(term, {
        ...inLine(line, match.index, match.index + match[0].length),
        term,
        meaning,
        isBracketed: pattern === bracketed,
      });
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/**
 * One pass over the text for all terms: by their first two characters, then by length. What stands in a definition of the term is no use of it: the
 * definitions of one term have one list in common.
 */
function usesOf(document: Document, definitions: readonly Definition[]): Map<string, Span[]> {
  const { text } = document;
  const uses = new Map<string, Span[]>(definitions.map(({ term }) => [term, []]));
  const lengthsByHead = new Map<string, number[]>();
  for (const term of uses.keys()) {
    const lengths = lengthsByHead.get(term.slice(0, 2)) ?? [];
    if (!lengths.includes(term.length)) lengths.push(term.length);
    lengthsByHead.set(
      term.slice(0, 2),
      lengths.sort((a, b) => b - a),
    );
  }
  if (uses.size === 0) return uses;
  const definitionsByTerm = Map.groupBy(definitions, ({ term }) => term);
  const passed = new Map<string, number>();
  for (let start = 0; start < text.length - 1; start++) {
    const lengths = lengthsByHead.get(text.slice(start, start + 2));
    const length = lengths?.find((each) => uses.has(text.slice(start, start + each)));
    if (length === undefined) continue;
    const [term, end] = [text.slice(start, start + length), start + length];
    const defining = definitionsByTerm.get(term) ?? [];
    let next = passed.get(term) ?? 0;
    while ((defining[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    passed.set(term, next);
    if ((defining[next]?.start ?? Number.POSITIVE_INFINITY) >= end)
      uses.get(term)?.push(documentSpan(start, end));
    start = end - 1;
  }
  return uses;
}
