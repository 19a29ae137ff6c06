/**
 * References to a clause that speaks of something else: 未按第七条约定的时间交付, where 第七条 says nothing of delivery and 第五条 交付 does. In: the facts of
 * the contract. Out: remarks, only where the named clause lacks every word of the matter and the heading of another one is about it.
 */
import { type Clause, type ClauseReference, type Contract, clauseAt } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

export interface Topic {
  readonly name: string;
  /** Behind the reference. */
  readonly said: RegExp;
  /** In the clause itself: any word with which it may speak of the matter. */
  readonly spokenOf: RegExp;
  /** In a heading. */
  readonly heading: RegExp;
}

export const topics: readonly Topic[] = [
  {
    name: '交付',
    said: /交付|交货|交房|供货|移交/,
    spokenOf: /交付|交货|交房|供货|发货|送货|到货|提货|运输|移交|交接|交给|提交/,
    heading: /交付|交货|交房|供货|移交|交接/,
  },
  { name: '验收', said: /验收|检验/, spokenOf: /验收|检验|验货|查验|测试/, heading: /验收|检验/ },
  {
    name: '付款',
    said: /(?:支付|付款|交付|缴纳).{0,6}(?:价款|货款|租金|报酬|服务费|工程款|转让款|进度款|预付款|费)|付款|价款|货款|租金|报酬|服务费|工程款/,
    spokenOf: /付款|支付|价款|货款|总价|单价|租金|报酬|费用|费为|缴纳|结算|元/,
    heading: /价款|付款|支付|租金|费用|报酬|结算|价格/,
  },
  { name: '保密', said: /保密|商业秘密/, spokenOf: /保密|秘密|泄露|披露/, heading: /保密/ },
  {
    name: '质量保证',
    said: /质保|保修|质量保证/,
    spokenOf: /质保|保修|质量|维修|返修/,
    heading: /质保|保修|质量保证/,
  },
  {
    name: '知识产权',
    said: /知识产权|著作权/,
    spokenOf: /知识产权|著作权|专利|商标|权属|归.{1,10}所有/,
    heading: /知识产权|著作权|成果/,
  },
  {
    name: '违约责任',
    said: /违约金|违约责任/,
    spokenOf: /违约|赔偿|责任|罚|滞纳|逾期|利息/,
    heading: /违约/,
  },
  { name: '还款', said: /归还|偿还|还款/, spokenOf: /归还|偿还|还款|还清|还本/, heading: /归还|偿还|还款/ },
  {
    name: '放款',
    said: /发放|放款/,
    spokenOf: /发放|放款|划入|转账/,
    heading: /发放|放款|借款(?:金额|期限)/,
  },
  { name: '解除', said: /解除/, spokenOf: /解除|终止|退/, heading: /解除|终止/ },
  {
    name: '期限',
    said: /(?:借款|租赁|合同|服务|许可|合作)期(?:限|间)/,
    spokenOf: /期限|期间|租期|起至|之日起|届满|为期/,
    heading: /期限|期间/,
  },
  { name: '保险', said: /投保|保险(?!柜|箱)/, spokenOf: /保险|投保/, heading: /保险/ },
  { name: '押金', said: /押金|履约保证金/, spokenOf: /押金|保证金|担保/, heading: /押金|保证金/ },
  {
    name: '付款期限',
    said: /按期|按时|如期|(?:期限|时间).{0,4}(?:支付|偿还|付款|还款|归还)/,
    spokenOf: /期限|之前|日前|以前|[日天月年]内|分.{1,2}期|前(?:支付|偿还|付|还)|每[月季年]|届满/,
    heading: /(?:付款|还款|支付|偿还)(?:的?期限|安排|计划|时间)/,
  },
  { name: '培训', said: /培训/, spokenOf: /培训|讲|学/, heading: /培训/ },
];

/** 第七条 | 约定的时间交付该房屋: at once behind it, in the same part of the sentence. */
const subject =
  /^(?:第?[（(]?[一二三四五六七八九十\d]{1,3}[）)]?[款项])?(?:的|所)?(?:约定|规定|载明|列明|确定|所列|所述)(?<named>的)?(?<said>[^，。；：、]{2,16})/;
/** 未按第七条约定的时间交付; but 按第二条所列标准验收 says what the inspection goes by. */
const notDone = /(?:未|没有|不)(?:能|曾|及时|按时)?(?:按照?|依照?|依据|根据|达到|遵守)(?:本合同|本协议)?$/;
const LOOK_AHEAD = 40;
const LOOK_BACK = 12;

export function checkMisdirected(contract: Contract): readonly CorrectionDraft[] {
  const { text } = contract.document;
  const matters = mattersOf(contract);
  return contract.references.flatMap((reference) => {
    const target = targetOf(contract, reference);
    if (target === null) return [];
    const behind = text.slice(reference.end, reference.end + LOOK_AHEAD).split('\n')[0] ?? '';
    const { said = '', named } = subject.exec(behind)?.groups ?? {};
    const isNotDone = notDone.test(text.slice(Math.max(0, reference.start - LOOK_BACK), reference.start));
    const isNamed = named !== undefined;
    const meant = topics.filter((topic) =>
      isNotDone ? topic.said.test(said) : isNamed && said.search(topic.said) === 0,
    );
    if (meant.length === 0 || meant.some((topic) => matters.isSpokenOf(topic, target, reference))) return [];
    const here = outermost(contract.clauses, clauseAt(contract, reference.start) ?? undefined);
    const found = meant.flatMap((topic) => {
      const clause = matters.clauseAbout(topic, [target, here]);
      return clause === null ? [] : [{ topic, clause }];
    })[0];
    if (found === undefined) return [];
    const { topic, clause } = found;
    const reason = graphText.misdirected(reference.target, topic.name, clause.number ?? '');
    const related = [documentSpan(clause.start, clause.start + (clause.number ?? '').length)];
    return [{ ...remark(reference, 'references', 'misdirected', 'suspect', reason), related }];
  });
}

/** The one outermost clause that the reference names. */
function targetOf({ clauses }: Contract, reference: ClauseReference): Clause | null {
  if (reference.isRelative || reference.isAmbiguous || reference.clause === null) return null;
  return outermost(clauses, clauses[reference.clause]);
}

function outermost(clauses: readonly Clause[], clause: Clause | undefined): Clause | null {
  let at = clause ?? null;
  while (at !== null && !isOutermost(clauses, at)) at = clauses[at.parent ?? -1] ?? null;
  return at;
}

const articleNumber = /^第[^章编节部]{1,4}条/;
const chapterNumber = /^第[^条]{1,4}[章编节部]|^[一二三四五六七八九十]{1,3}、/;

/** 第一条 behind 鉴于：（一）… stands under nothing, whatever the layout says. */
export function isOutermost(clauses: readonly Clause[], { number, parent }: Clause): boolean {
  if (parent === null) return true;
  return articleNumber.test(number ?? '') && !chapterNumber.test(clauses[parent]?.number ?? '');
}

/** Two clauses may be excepted: of more than that, none is the only one. */
const CLAUSES_READ = 4;
/** One line may be that of the reference itself. */
const LINES_READ = 2;

/** What the outermost clauses are about: each is read once for a topic, however many references ask. */
function mattersOf({ clauses, document: { text } }: Contract) {
  const numbered = clauses.filter((clause) => clause.number !== null && isOutermost(clauses, clause));
  const lines = new Map<Topic, Map<Clause, readonly Span[]>>();
  const about = new Map<Topic, Record<'headed' | 'speaking', readonly Clause[]>>();

  function linesAbout(topic: Topic, clause: Clause): readonly Span[] {
    const ofTopic = lines.get(topic) ?? new Map<Clause, readonly Span[]>();
    lines.set(topic, ofTopic);
    const known = ofTopic.get(clause);
    if (known !== undefined) return known;
    const found: Span[] = [];
    for (let start: number = clause.start; start < clause.end && found.length < LINES_READ; ) {
      const end = lineEnd(text, start, clause.end);
      if (topic.spokenOf.test(text.slice(start, end))) found.push(documentSpan(start, end));
      start = end + 1;
    }
    ofTopic.set(clause, found);
    return found;
  }

  function clausesAbout(topic: Topic) {
    const known = about.get(topic);
    if (known !== undefined) return known;
    const found = {
      headed: numbered.filter(({ heading }) => topic.heading.test(heading ?? '')).slice(0, CLAUSES_READ),
      speaking: numbered
        .filter(({ start, end }) => topic.said.test(text.slice(start, end)))
        .slice(0, CLAUSES_READ),
    };
    about.set(topic, found);
    return found;
  }

  return {
    /** Where a clause refers to itself, the words in the line of the reference are none that it has of its own. */
    isSpokenOf: (topic: Topic, clause: Clause, reference: ClauseReference) =>
      linesAbout(topic, clause).some(({ start, end }) => reference.end <= start || reference.start >= end),
    /** Its heading says so, or no other clause speaks of the matter. */
    clauseAbout(topic: Topic, excepted: readonly (Clause | null)[]): Clause | null {
      const { headed, speaking } = clausesAbout(topic);
      const isOther = (clause: Clause) => !excepted.includes(clause);
      const others = speaking.filter(isOther);
      return headed.find(isOther) ?? (others.length === 1 ? (others[0] ?? null) : null);
    },
  };
}

function lineEnd(text: string, start: number, limit: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 || end > limit ? limit : end;
}
