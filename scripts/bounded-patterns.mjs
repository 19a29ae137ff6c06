/**
 * Patterns that could take squared time on some text, and what keeps their text short. Exponential ones are excused by nothing.
 *
 * @type {readonly { readonly path: string, readonly source?: string, readonly why: string }[]}
 */
export const boundedPatterns = [
  { path: 'packages/audit/src/rules/', why: 'they see sentences, which are cut at 3,000 characters' },
  { path: 'packages/audit/src/checks/', why: 'they see sentences, which are cut at 3,000 characters' },
  { path: 'packages/audit/src/edits/contract-wording.ts', why: 'the wording of our own rules' },
  { path: 'packages/audit/src/edits/clause-place.ts', why: 'the number of one clause' },
  {
    path: 'packages/audit/src/model/model-questions.ts',
    why: 'the name of a standpoint; the first bracket matches',
  },
  { path: 'packages/answers/src/question-types/read-question-types.ts', why: 'a file of our own' },
  { path: 'packages/templates/src/library/read-library-template.ts', why: 'a file of our own' },
  { path: 'packages/answers/src/retrieval/weigh-articles.ts', why: 'the name of a law' },
  {
    path: 'packages/answers/src/statutes/statute-lines.ts',
    why: 'one line: its last part takes anything, so nothing is tried twice',
  },
  {
    path: 'packages/compare/src/weigh/plain-cases.ts',
    why: 'after a fixed beginning the last part takes anything, or what follows is at most 24 characters long',
  },
  { path: 'packages/contract/src/numbers/exact-number.ts', why: 'the digits of one number that was read' },
  { path: 'packages/templates/src/fill-template.ts', why: 'the digits of one sum, checked before' },
  { path: 'packages/templates/src/label-blank.ts', why: 'the words before one blank, cut before' },
  { path: 'packages/proofread/src/figures/write-figure.ts', why: 'one written figure' },
  {
    path: 'readers/src/markup/markdown-reader.ts',
    why: 'one line: its last part takes anything, so nothing is tried twice',
  },
  {
    path: 'writers/src/chat/read-markdown.ts',
    why: 'one line: its last part takes anything, so nothing is tried twice',
  },
  {
    path: 'readers/src/pdf/page/page-figures.ts',
    why: 'the look behind lets a match begin at one place only',
  },
  { path: 'apps/server/src/platform/config/', why: 'settings of the operator' },
  { path: 'apps/web/', why: 'read by the browser of the person who sent it, or while building' },
];
