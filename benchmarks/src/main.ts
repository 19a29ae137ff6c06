/** `npm run bench -- [names…]`: runs the named benchmarks (all of them without a name) and writes their sections of REPORT.md. */
import { benchAudit } from './audit/audit.bench.ts';
import { benchChat } from './chat/chat.bench.ts';
import { benchCompare } from './compare/compare.bench.ts';
import { benchCoverage } from './coverage/coverage.bench.ts';
import { benchDocuments } from './documents/documents.bench.ts';
import { benchBackground } from './hostile/background.bench.ts';
import { benchHostile } from './hostile/hostile.bench.ts';
import { benchLaws } from './laws/laws.bench.ts';
import { benchLoad } from './load/load.bench.ts';
import { benchOcr } from './ocr/ocr.bench.ts';
import { benchPlagiarism } from './plagiarism/plagiarism.bench.ts';
import { benchProofread } from './proofread/proofread.bench.ts';
import { writeSection } from './report.ts';
import { benchStart } from './start/start.bench.ts';
import { benchSuite } from './suite.bench.ts';
import { benchTables } from './tables/tables.bench.ts';
import { benchTemplateLibrary } from './templates/template-library.bench.ts';
import { benchTemplates } from './templates/templates.bench.ts';
import { benchTextBase } from './textbase/textbase.bench.ts';
import { benchWorkspace } from './workspace.bench.ts';

const benchmarks: Readonly<Record<string, () => Promise<string | undefined>>> = {
  audit: benchAudit,
  background: benchBackground,
  chat: benchChat,
  compare: benchCompare,
  correct: benchProofread,
  coverage: benchCoverage,
  documents: benchDocuments,
  hostile: benchHostile,
  laws: benchLaws,
  load: benchLoad,
  ocr: benchOcr,
  plagiarism: benchPlagiarism,
  start: benchStart,
  suite: benchSuite,
  tables: benchTables,
  'template-library': benchTemplateLibrary,
  templates: benchTemplates,
  textbase: benchTextBase,
  workspace: benchWorkspace,
};

const known = Object.keys(benchmarks);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`unknown benchmark ${unknown.join(', ')}; there are: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  for (const name of wanted.length > 0 ? wanted : known) {
    const section = await benchmarks[name]?.();
    if (section === undefined) continue;
    await writeSection(name, section);
    console.log(section);
  }
}
