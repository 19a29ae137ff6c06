/** The data of the test server of checks: two similar bids, four more documents, a team with its lists. */
import type {
  ManyResult,
  PairResult,
  PlagiarismConfig,
  SensitiveHit,
} from '../view-model/plagiarism-shapes.ts';
import {
  documentFixture,
  fragmentFixture,
  manyFixture,
  ORIGIN,
  pairFixture,
  placeFixture,
  sourceFixture,
  TARGET,
  textFixture,
} from '../view-model/results.testing.ts';

const ORIGIN_LINES = [
  '技术方案',
  '本工程采用预应力混凝土管桩基础，桩长二十米，单桩承载力特征值为一千二百千牛。',
  '投标人应当在规定的时间内提交投标文件。',
  '施工现场每日晨会由项目经理主持，逐项核对安全交底记录与人员到岗情况。',
  '我司近三年完成同类项目十二个，均一次验收合格。',
];
const TARGET_LINES = [
  '施工组织设计',
  '本工程采用预应力混凝土管桩基础，桩长二十米，单桩承载力特征值为一千二百千牛。',
  '投标人应当在规定的时间内提交投标文件。',
  '每天早上由项目经理召集晨会，对安全交底和到岗人员逐一核对。',
  '我公司近三年完成同类工程十二个，均一次性验收合格。',
];

export const ORIGIN_TEXT = textFixture(ORIGIN, '华东公司投标文件', ORIGIN_LINES);
export const TARGET_TEXT = textFixture(TARGET, '江南公司投标文件', TARGET_LINES);
const both = (origin: string, target: string) =>
  ({
    [ORIGIN]: [ORIGIN_TEXT.document.text, origin],
    [TARGET]: [TARGET_TEXT.document.text, target],
  }) as const;

const PILE = fragmentFixture({
  id: 'pile',
  rarity: 0.86,
  in: both(line(ORIGIN_LINES, 1), line(TARGET_LINES, 1)),
});
const RECORD = fragmentFixture({
  id: 'record',
  kind: 'edited',
  similarity: 0.91,
  rarity: 0.4,
  in: both('近三年完成同类项目十二个，均一次验收合格', '近三年完成同类工程十二个，均一次性验收合格'),
});
const MEETING = fragmentFixture({
  id: 'meeting',
  kind: 'paraphrase',
  similarity: 0.74,
  rarity: null,
  in: both(line(ORIGIN_LINES, 3), line(TARGET_LINES, 3)),
});
const TENDER = fragmentFixture({
  id: 'tender',
  isSubtracted: true,
  rarity: 0.05,
  in: both(line(ORIGIN_LINES, 2), line(TARGET_LINES, 2)),
});

export const PAIR: PairResult = pairFixture([PILE, RECORD, MEETING, TENDER], {
  origin: documentFixture(ORIGIN, '华东公司投标文件', ORIGIN_TEXT.document.text),
  target: documentFixture(TARGET, '江南公司投标文件', TARGET_TEXT.document.text),
  authorship: [
    {
      kind: 'author',
      title: '作者相同',
      weight: 'strong',
      reason: '两份文件的作者栏写着同一个人；也可能都由同一家代理机构排版。',
      values: [
        { docId: ORIGIN, value: '周明', where: '文件属性' },
        { docId: TARGET, value: '周明', where: '文件属性' },
      ],
    },
  ],
  evasion: [
    {
      docId: TARGET,
      kind: 'zeroWidth',
      title: '零宽字符',
      count: 3,
      examples: [placeFixture(TARGET_TEXT.document.text, '项目经理')],
    },
  ],
  imagesBlocks: [
    {
      id: 'image',
      position: 1,
      total: 1,
      similarity: 0.97,
      kind: 'alike',
      reason: '画面相似度 97%，可能经过重新压缩、缩放、加边框、裁边或转为灰度',
      references: { [ORIGIN]: { page: 3, box: null }, [TARGET]: { page: 5, box: null } },
      places: { [ORIGIN]: [{ page: 3, box: null }], [TARGET]: [{ page: 5, box: null }] },
      matches: { [TARGET]: { kind: 'alike', similarity: 0.97, reason: '画面相似度 97%' } },
    },
  ],
});

const BASE = { ...documentFixture('base-1', '往年中标文件', ''), origin: 'textBase' } as const;
const OTHERS = ['doc-3', 'doc-4', 'doc-5'] as const;

export const MANY: ManyResult = manyFixture({
  origin: PAIR.origin,
  sources: [
    sourceFixture(TARGET, '江南公司投标文件', 0.3),
    sourceFixture('doc-3', '滨海公司投标文件', 0.12),
    sourceFixture('base-1', '往年中标文件', 0.04, { origin: 'textBase' }),
  ],
  blockList: [PILE, RECORD, MEETING, TENDER],
  documents: [
    PAIR.origin,
    PAIR.target,
    ...['滨海公司投标文件', '天目公司投标文件', '云台公司投标文件'].map((name, index) =>
      documentFixture(OTHERS[index] ?? '', name, ''),
    ),
    BASE,
  ],
  matrix: [
    { a: ORIGIN, b: TARGET, aInB: 0.3, bInA: 0.25 },
    { a: ORIGIN, b: 'doc-3', aInB: 0.12, bInA: 0.08 },
    { a: ORIGIN, b: 'doc-4', aInB: 0.01, bInA: 0.01 },
    { a: ORIGIN, b: 'doc-5', aInB: 0, bInA: 0 },
    { a: TARGET, b: 'doc-3', aInB: 0.05, bInA: 0.22 },
    { a: TARGET, b: 'doc-4', aInB: 0, bInA: 0 },
    { a: 'doc-3', b: 'doc-4', aInB: 0, bInA: 0 },
    { a: 'doc-3', b: 'doc-5', aInB: 0, bInA: 0 },
    { a: 'doc-4', b: 'doc-5', aInB: 0.62, bInA: 0.55 },
  ],
  timeline: [
    { docId: ORIGIN, file: '华东.docx', kind: 'created', at: '2026-10-08T01:00:00Z', by: '周明' },
    { docId: TARGET, file: '江南.docx', kind: 'created', at: '2026-10-08T01:04:00Z', by: '周明' },
    { docId: 'doc-3', file: '滨海.docx', kind: 'modified', at: '2026-10-11T08:30:00Z', by: null },
    { docId: TARGET, file: '江南.docx', kind: 'printed', at: '2026-10-12T02:00:00', by: null },
    { docId: 'doc-4', file: '天目.docx', kind: 'modified', at: '2999-01-01T00:00:00Z', by: null },
    { docId: 'doc-5', file: '云台.docx', kind: 'modified', at: 'yesterday', by: null },
  ],
  authorship: PAIR.authorship,
  evasion: PAIR.evasion,
});

export const HITS: readonly SensitiveHit[] = [
  {
    ...placeFixture(ORIGIN_TEXT.document.text, '一次验收合格'),
    docId: ORIGIN,
    word: '验收合格',
    tags: ['承诺用语'],
    hasNoise: true,
  },
];

export const CONFIG: PlagiarismConfig = {
  maxTargets: 50,
  maxFilesOfParty: 10,
  maxTemplates: 5,
  subtract: [
    { kind: 'template', name: '模板', isDefault: true },
    { kind: 'quotation', name: '引用', isDefault: false },
    { kind: 'pageFurniture', name: '页眉', isDefault: true },
  ],
  textBaseDocuments: 1200,
  sensitiveLists: [{ id: 'bid', name: '招投标用语', words: 320 }],
};

function line(lines: readonly string[], index: number): string {
  return lines[index] ?? '';
}
