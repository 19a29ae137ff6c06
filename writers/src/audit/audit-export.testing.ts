/** Reviews to export, and Word files with comments read back. Test code only. */
import { readFile } from 'node:fs/promises';
import { auditContract, type Risk, type RiskEdit } from '@wenjian/audit';
import { type Document, documentSpan, type FindingDecision, type Span } from '@wenjian/document';
import { strFromU8, unzipSync } from 'fflate';
import { descendants, parseTree, textOf, type XmlElement } from '../xml/xml-tree.ts';
import type { AuditExport } from './audit-export.ts';

export function risk(document: Document, change: Partial<Risk> & { readonly id: string }): Risk {
  const { span = null, suggestion = '改后的文字', insertAt = null } = change;
  return {
    ruleId: 'test.rule',
    title: '测试风险',
    family: 'price',
    level: 'high',
    quote: span === null ? '' : document.text.slice(span.start, span.end),
    span,
    page: null,
    reason: '理由甲',
    basis: [
      { law: '《中华人民共和国民法典》', article: '第五百八十六条', gist: '定金有上限', since: '2021-01-01' },
    ],
    suggestion,
    edit: editWith(document, span, insertAt, suggestion),
    advice: null,
    positions: [],
    origin: 'rule',
    verification: 'verified',
    kind: span === null ? 'missing' : 'risk',
    insertAt: null,
    related: [],
    ...change,
  };
}

/** As if the rule had suggested to put the words in place of the quotation, or as a clause behind a paragraph; 请… is advice. */
function editWith(
  { blocks, text }: Document,
  span: Span | null,
  insertAt: number | null,
  words: string,
): RiskEdit | null {
  if (words === '' || words.startsWith('请')) return null;
  if (span !== null)
    return {
      pieces: [{ start: span.start, end: span.end, text: words }],
      newClause: null,
      isRechecked: true,
    };
  const at = blocks.findLast(({ end }) => end <= (insertAt ?? text.length))?.end;
  if (at === undefined) return null;
  const newClause = { place: `${at}`, number: '', isArticle: false };
  return { pieces: [{ start: at, end: at, text: words }], newClause, isRechecked: true };
}

/** At the first occurrence of the words. */
export function riskOn(document: Document, words: string, change: Partial<Risk> = {}): Risk {
  const start = document.text.indexOf(words);
  if (start < 0) throw new Error(`${words} is not in the text`);
  return risk(document, { id: `r${start}`, ...change, span: documentSpan(start, start + words.length) });
}

/** Accepted, unless the change says otherwise. */
export function decided(findingId: string, change: Partial<FindingDecision> = {}): FindingDecision {
  return {
    findingId,
    state: 'accepted',
    text: null,
    placement: 'replace',
    note: '',
    decidedBy: { name: '李律师' },
    decidedAt: '2026-11-15T06:10:00Z',
    ...change,
  };
}

export function exportOf(
  document: Document,
  path: string,
  risks: readonly Risk[],
  decisions: readonly FindingDecision[] = [],
): AuditExport {
  return {
    format: 'docx',
    result: { ...reviewOf(document), risks },
    document,
    source: { path, name: '采购合同.docx', sha256: 'a'.repeat(64), pdfPath: null },
    decisions,
    info: {
      title: '采购合同',
      standpoint: '甲方（杭州青禾贸易有限公司）',
      templateName: '全面审查',
      customDemand: '',
      model: null,
      createdAt: '2026-11-15T06:03:00Z',
    },
  };
}

const reviews = new WeakMap<Document, ReturnType<typeof auditContract>>();

/** A document that is exported many times is reviewed once. */
function reviewOf(document: Document): ReturnType<typeof auditContract> {
  const review = reviews.get(document) ?? auditContract(document);
  reviews.set(document, review);
  return review;
}

export interface ReadComment {
  readonly author: string;
  readonly text: string;
  /** The text between its marks, including deleted and inserted text. */
  readonly anchor: string;
}

export async function readParts(path: string): Promise<(name: string) => string> {
  const entries = unzipSync(await readFile(path));
  return (name) => strFromU8(entries[name] ?? new Uint8Array());
}

/** The comments of a file in order, each with its anchored text; a new paragraph is a line. */
export async function readComments(path: string): Promise<readonly ReadComment[]> {
  const part = await readParts(path);
  const source = part('word/comments.xml');
  if (source === '') return [];
  const anchors = anchorsOf(parseTree(part('word/document.xml')).root);
  const { root } = parseTree(source);
  return [...descendants(root)]
    .filter(({ name }) => name === 'w:comment')
    .map((comment) => ({
      author: comment.attributes.get('w:author') ?? '',
      text: [...descendants(comment)]
        .filter(({ name }) => name === 'w:p')
        .map((paragraph) => ownText(paragraph))
        .join('\n'),
      anchor: anchors.get(comment.attributes.get('w:id') ?? '') ?? '',
    }));
}

function anchorsOf(root: XmlElement): ReadonlyMap<string, string> {
  const open = new Set<string>();
  const texts = new Map<string, string>();
  const add = (text: string): void => {
    for (const id of open) texts.set(id, (texts.get(id) ?? '') + text);
  };
  for (const element of descendants(root)) {
    const id = element.attributes.get('w:id') ?? '';
    if (element.name === 'w:commentRangeStart') open.add(id);
    else if (element.name === 'w:commentRangeEnd') open.delete(id);
    else if (element.name === 'w:p') add('\n');
    else if (/^w:(?:t|delText)$/.test(element.name)) add(textOf(element));
    else if (element.name === 'w:tab') add('\t');
  }
  return new Map([...texts].map(([id, text]) => [id, text.trim()]));
}

function ownText(element: XmlElement): string {
  return [...descendants(element)].map((inner) => (inner.name === 'w:t' ? textOf(inner) : '')).join('');
}
