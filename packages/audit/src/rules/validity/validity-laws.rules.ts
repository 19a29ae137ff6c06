/** The laws a contract cites: repealed ones, former wordings, former article numbers. */
import {
  articleMeant,
  articlesAbout,
  articlesGoverning,
  type Contract,
  formerStandards,
  formerWording,
  type LawCitation,
  lawNamed,
  type RepealedLaw,
  readNumber,
  renumberedArticles,
  repealedLawNamed,
  sentencesOf,
  shortLawName,
  wasMadeBefore,
} from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { hitOrPassed, levels } from '../../checks/build-rule.ts';
import { sentenceAt, textAround } from '../../checks/find-sentences.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Finding, Rule } from '../../rule.ts';

const common = { family: 'validity', types: 'all', levels: levels('M/M/M') } as const;

export const validityLawRules: readonly Rule[] = [
  {
    ...common,
    id: 'validity.repealed-law',
    title: '引用已经废止的法律',
    examines: '引用的法律、司法解释和规章是否已经废止',
    reason: '引用的规定已经废止，继续引用会造成适用依据不明。',
    basis: [
      civilCode(
        '第一千二百六十条',
        '民法典自 2021 年 1 月 1 日起施行，婚姻法、继承法、民法通则、收养法、担保法、合同法、物权法、侵权责任法、民法总则同时废止。',
      ),
    ],
    suggestion: '《中华人民共和国民法典》',
    check: (contract) => hitOrPassed(repealedCitations(contract)),
  },
  {
    ...common,
    id: 'validity.outdated-law',
    title: '引用旧版法律或者旧的条号',
    examines: '引用的法律版本、条号和标准是否为现行有效',
    reason: '法律修订后条号和内容会变，按旧版引用会指向另一条规定，适用依据落空。',
    basis: [
      civilCode(
        '第四百六十六条',
        '对合同条款的理解有争议的，按词句、相关条款、性质、目的、习惯和诚信原则确定含义。',
      ),
    ],
    suggestion: '请按现行版本更正所引用的法律名称和条号。',
    check: (contract) =>
      hitOrPassed(
        [
          ...contract.laws.flatMap((citation) => outdated(contract, citation)),
          ...replacedStandards(contract),
        ].sort((one, other) => one.span.start - other.span.start),
      ),
  },
];

/** 依据合同法: without title marks, a word with this ending may be something else. */
const cites = /(?:依据|根据|按照|依照|遵照|适用|我国|遵守|违反|以及|、|和|及|与|《|^|[，。；：（\s])$/;
const isHistory = /已(?:经)?(?:被)?废止|失效|施行(?:之)?前|废止前|修订前|修正前/;

/** Every repealed law once, with its other mentions. */
function repealedCitations(contract: Contract): Finding[] {
  const found = new Map<string, { law: RepealedLaw; citations: LawCitation[] }>();
  for (const citation of contract.laws) {
    const law = repealedLawNamed(citation.law);
    if (law === null || !isMeant(contract, citation) || wasMadeBefore(contract, law.repealed)) continue;
    const known = found.get(law.name);
    if (known === undefined) found.set(law.name, { law, citations: [citation] });
    else known.citations.push(citation);
  }
  return [...found.values()].flatMap(({ law, citations: [first, ...rest] }) =>
    first === undefined ? [] : [{ span: first, related: rest, ...wordsFor(law, [first, ...rest]) }],
  );
}

/** The number of the article goes with the law: the successor has other numbers. */
function wordsFor(
  { name, repealed, successor }: RepealedLaw,
  citations: readonly LawCitation[],
): Pick<Finding, 'detail' | 'suggestion' | 'edits'> {
  const ended = `《${name}》自${dateText(repealed)}起废止`;
  const suggestion = successor === null ? '有关法律、行政法规' : `《${successor.name}》`;
  const edits = citations.map(({ start, end }) => ({ start, end, text: suggestion }));
  if (successor === null) return { detail: ended, suggestion, edits };
  return {
    detail: `${ended}，现行规定为《${successor.name}》（${dateText(successor.since)}起施行）`,
    suggestion,
    edits,
  };
}

/** Not 原《合同法》, not what is said to be repealed, not a word that only ends alike. */
function isMeant(contract: Contract, { start, end, law }: LawCitation): boolean {
  const { text } = contract.document;
  const before = text.slice(Math.max(0, start - 6), start);
  const written = text.slice(start, end);
  if (before.endsWith('原') || isHistory.test(sentenceText(contract, start))) return false;
  return written.startsWith('《') || law.startsWith('中华人民共和国') || cites.test(before);
}

function outdated(contract: Contract, citation: LawCitation): Finding[] {
  const { start, end, law, article } = citation;
  if (!isMeant(contract, citation) || repealedLawNamed(law) !== null) return [];
  const { text } = contract.document;
  const behind = text.slice(start, end + NOTE_REACH);
  // 《公司法》（2018年修正）, 《公司法（2018年修正）》
  const note = /^《?[^《》]*(?:》\s*[（(]([^（）()]{2,30})[）)]|[（(]([^（）()]{2,30})[）)]》)/.exec(behind);
  const former = formerWording(law, note?.[1] ?? note?.[2] ?? '');
  if (former !== null && !wasMadeBefore(contract, former.since))
    return [{ span: citation, detail: `所引为旧版，${dateText(former.since)}起适用${former.now}` }];
  const number = numberOf(article);
  if (number === null) return [];
  const sentence = textBefore(contract, start);
  const moved = renumberedArticles.find(
    (row) => row.law === shortLawName(law) && row.former.includes(number) && row.content.test(sentence),
  );
  if (moved !== undefined && !wasMadeBefore(contract, moved.since))
    return [
      {
        span: citation,
        detail: `《${moved.law}》自${dateText(moved.since)}起修订施行，该内容现为${moved.now}`,
      },
    ];
  const named = misnumbered(citation, number, text.slice(end, end + CONTENT_REACH));
  if (named.length > 0) return named;
  const governed = misplaced(contract, citation, number);
  return governed.length > 0 ? governed : ofOtherSubject(contract, citation);
}

/** 因不可抗力…依照民法典第一百八十八条: what the sentence says is in another article of the law, and nothing of it in this one. */
function ofOtherSubject(contract: Contract, citation: LawCitation): Finding[] {
  const since = lawNamed(citation.law)?.since;
  if (since === undefined || wasMadeBefore(contract, since)) return [];
  const { text: written } = contract.document;
  if (asCondition.test(written.slice(citation.end, citation.end + CONTENT_REACH))) return [];
  const text = sentenceText(contract, citation.start);
  const cited = contract.laws.flatMap(({ law, start, article }) =>
    law === citation.law && sentenceText(contract, start) === text ? (numberOf(article) ?? []) : [],
  );
  const meant = articleMeant(citation.law, cited, text);
  if (meant === null) return [];
  return [{ span: citation, detail: `该条说的是另一件事；句中所说的内容与第${meant}条相近，请核对条号` }];
}

/** 依据某法第五十三条办理租赁登记备案: another article governs what the sentence does. */
function misplaced(contract: Contract, citation: LawCitation, number: number): Finding[] {
  const text = sentenceText(contract, citation.start);
  const governing = articlesGoverning(citation.law, text);
  if (governing === null || wasMadeBefore(contract, governing.since)) return [];
  const { articles } = governing;
  if (articles.includes(number)) return [];
  // Where the sentence cites several articles, one of them may be about it.
  const cited = contract.laws.filter(
    ({ law, start }) => law === citation.law && sentenceText(contract, start) === text,
  );
  if (cited.some(({ article }) => articles.includes(numberOf(article) ?? 0))) return [];
  return [{ span: citation, detail: `所说的内容见第${articles.join('、')}条，该条另有所指` }];
}

/** 第二十条关于委托处理的规定: the citation itself says what the article is about. */
function misnumbered(citation: LawCitation, number: number, behind: string): Finding[] {
  const content = /^(?:中|的)?关于([^，。；]{2,16}?)的?(?:规定|条款|要求)/.exec(behind)?.[1];
  const articles = content === undefined ? null : articlesAbout(citation.law, content);
  if (articles === null || articles.includes(number)) return [];
  return [
    {
      span: citation,
      detail: `关于${content}的内容不在该条，见第${articles.join('、')}条`,
    },
  ];
}

/** 有劳动合同法第三十八条规定情形的: then the sentence is about what follows from it. */
const asCondition = /^[^，。；]{0,16}(?:情形|情况|过错|事由|条件|原因|解除|终止)/;

function replacedStandards(contract: Contract): Finding[] {
  return sentencesOf(contract).flatMap((sentence) =>
    formerStandards(sentence.text)
      .filter(({ since }) => !wasMadeBefore(contract, since))
      .map(({ index, length, now, since }) => ({
        span: sentence.at(index, index + length),
        edits: [{ ...spanOnly(sentence.at(index, index + length)), text: now }],
        detail: `该标准或者示范文本自${dateText(since)}起由${now}代替`,
        suggestion: now,
      })),
  );
}

function spanOnly({ start, end }: Span): Span {
  return { start, end };
}

const NOTE_REACH = 40;
const CONTENT_REACH = 30;

function numberOf(article: string | null): number | null {
  const digits = /^第\s?([^条、，和及]+?)\s?条/.exec(article ?? '')?.[1];
  return digits === undefined ? null : readNumber(digits);
}

/** What an article is about is often said in the sentence before the one that cites it. */
function textBefore(contract: Contract, start: LawCitation['start']): string {
  const sentence = sentenceAt(contract, { start, end: start });
  return sentence === null ? '' : textAround(contract, sentence, 1);
}

function sentenceText(contract: Contract, start: LawCitation['start']): string {
  return sentenceAt(contract, { start, end: start })?.text ?? '';
}

function dateText(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
