/** Checks and results for tests: fragments are planted by their words, offsets are looked up in the texts. */
import type {
  CheckedDocument,
  DocumentText,
  Fragment,
  ManyResult,
  PairResult,
  Place,
  PlagiarismTask,
  Rates,
  Source,
} from './plagiarism-shapes.ts';

export const TEAM = '00000000-0000-4000-8000-000000000001';
export const TASK = '00000000-0000-4000-8000-0000000000a1';
export const ORIGIN = 'doc-origin';
export const TARGET = 'doc-target';

export function taskFixture(part: Partial<PlagiarismTask> = {}): PlagiarismTask {
  const party = (docId: string, name: string) => {
    const fileData = { size: 1024, kind: 'word', sha256: 'a'.repeat(64), url: '' } as const;
    const file = { fileName: `${name}.docx`, fileId: TEAM, fileData };
    return {
      docId,
      name,
      files: [{ fileId: TEAM, name: `${name}.docx`, size: 1024 }],
      ...file,
      fileList: [file],
    };
  };
  return {
    id: TASK,
    taskId: TASK,
    teamId: TEAM,
    ownerId: TEAM,
    title: '两份投标文件查重',
    status: 'complete',
    progress: { stage: 'done', fraction: 1 },
    failure: null,
    createdAt: '2026-11-15T06:00:00Z',
    finishedAt: '2026-11-15T06:01:00Z',
    abilities: { read: true, change: true, run: true, share: true, delete: true },
    mode: 'pair',
    origin: party(ORIGIN, '华东公司投标文件'),
    target: party(TARGET, '江南公司投标文件'),
    targets: [party(TARGET, '江南公司投标文件')],
    useTextBase: false,
    templates: [],
    subtract: ['template', 'pageFurniture', 'contents'],
    statistics: { rate: 0.139, fragments: 3, sources: 1, evidence: 2, sensitive: 1 },
    orgDoc: { id: ORIGIN, name: '华东公司投标文件', url: '' },
    tagInfos: [{ tagId: TARGET, tagName: '江南公司投标文件', url: '' }],
    layout: 'text',
    key: null,
    ...part,
  };
}

export function documentFixture(docId: string, name: string, text: string): CheckedDocument {
  const file = { name: `${name}.docx`, sha256: 'a'.repeat(64), start: 0, end: text.length };
  return { docId, name, origin: 'upload', files: [{ ...file, firstPage: null, pageCount: 0 }] };
}

export function textFixture(docId: string, name: string, lines: readonly string[]): DocumentText {
  const text = lines.join('\n');
  let start = 0;
  const blocks = lines.map((line, index) => {
    const block = {
      id: `b${index}`,
      type: index === 0 ? 'heading' : 'paragraph',
      start,
      end: start + line.length,
      page: null,
      level: null,
      number: null,
    };
    start = block.end + 1;
    return block;
  });
  const document = { name, kind: 'docx', sha256: 'a'.repeat(64), pages: null, text, blocks };
  return { ...documentFixture(docId, name, text), document };
}

export function placeFixture(text: string, words: string): Place {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`the text does not have: ${words}`);
  return { start, end: start + words.length, page: null, boxes: [], text: words };
}

interface Planted extends Partial<Omit<Fragment, 'references'>> {
  readonly id: string;
  /** By document: its text and the fragment's words. */
  readonly in: Readonly<Record<string, readonly [text: string, words: string]>>;
}

export function fragmentFixture({ in: planted, ...part }: Planted): Fragment {
  const references = Object.fromEntries(
    Object.entries(planted).map(([docId, [text, words]]) => [docId, placeFixture(text, words)]),
  );
  const length = Math.max(...Object.values(references).map(({ start, end }) => end - start));
  const { kind = 'verbatim', similarity = 1, words = length, equalWords = words } = part;
  const match = { kind, similarity, words, equalWords };
  const [, ...sources] = Object.keys(planted);
  return {
    ...match,
    rarity: null,
    isSubtracted: false,
    matches: Object.fromEntries(sources.map((docId) => [docId, match])),
    closest: sources.at(-1) ?? '',
    references,
    smallBlocks: [{ references, pages: [] }],
    ...part,
  };
}

function ratesFixture(before: readonly [number, number], after: readonly [number, number]): Rates {
  const rate = ([matched, total]: readonly [number, number]) => ({ matched, total, rate: matched / total });
  const rewritten = { before: rate([300, before[1]]), after: rate([200, after[1]]) };
  return { before: rate(before), after: rate(after), rewritten };
}

const SETTINGS: PairResult['settings'] = {
  engineVersion: '1.4.0',
  subtract: ['template', 'pageFurniture'],
  templates: [{ name: '招标文件.docx', sha256: 'b'.repeat(64) }],
  textBaseDocuments: null,
  library: [],
  rarityDocuments: null,
  statutesSha256: null,
  sensitiveWordsSha256: 'c'.repeat(64),
};

const COVERAGE: PairResult['coverage'] = {
  examined: [{ what: '正文段落', count: 240 }],
  notExamined: [{ what: '加密附件', count: 1, reason: '文件有密码，无法读取' }],
};

export function pairFixture(blockList: readonly Fragment[], part: Partial<PairResult> = {}): PairResult {
  return {
    taskId: TASK,
    origin: documentFixture(ORIGIN, '华东公司投标文件', ''),
    target: documentFixture(TARGET, '江南公司投标文件', ''),
    statistics: {
      originInTarget: ratesFixture([2400, 9600], [1234, 8900]),
      targetInOrigin: ratesFixture([2400, 12_000], [1234, 11_000]),
      fragments: { verbatim: 1, edited: 1, paraphrase: 1 },
      images: 0,
    },
    blockList: [...blockList],
    imagesBlocks: [],
    subtracted: [{ docId: ORIGIN, kind: 'template', words: 700 }],
    evasion: [],
    authorship: [],
    coverage: COVERAGE,
    settings: SETTINGS,
    ...part,
  };
}

export function sourceFixture(
  tagId: string,
  tagName: string,
  after: number,
  part: Partial<Source> = {},
): Source {
  return {
    tagId,
    tagName,
    origin: 'upload',
    rates: ratesFixture([Math.round(after * 12_000), 10_000], [Math.round(after * 10_000), 10_000]),
    fragments: 2,
    images: 0,
    ...part,
  };
}

export function manyFixture(part: Partial<ManyResult> = {}): ManyResult {
  return {
    taskId: TASK,
    origin: documentFixture(ORIGIN, '华东公司投标文件', ''),
    total: ratesFixture([5000, 10_000], [4000, 9000]),
    sources: [],
    blockList: [],
    matrix: [],
    documents: [documentFixture(ORIGIN, '华东公司投标文件', '')],
    timeline: [],
    subtracted: [],
    evasion: [],
    authorship: [],
    coverage: COVERAGE,
    settings: { ...SETTINGS, textBaseDocuments: 1200 },
    ...part,
  };
}
