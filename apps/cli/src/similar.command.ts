/**
 * `wenjian similar A B`: what two files have in common, as text or JSON, without the text of the templates.
 */
import { basename } from 'node:path';
import { type Document, type DocumentMetadata, joinCoverage } from '@wenjian/document';
import {
  type AuthorshipDocument,
  type AuthorshipTemplate,
  compareImages,
  comparePair,
  detectAuthorship,
  type Fragment,
  type FragmentSide,
  findTextAsPicture,
  fragmentKindNames,
  rankFragments,
  type SideRates,
  subtractionNames,
} from '@wenjian/plagiarism';
import { findTypos } from '@wenjian/proofread';
import { readMetadata } from '@wenjian/readers';
import { cliText } from './cli.text.ts';
import type { Command, Terminal } from './command.ts';
import { findStatutes, type StatuteSearch } from './find-statutes.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { readPlaced, withDocumentTools } from './read-input.ts';

const usage = 'A B [--template FILE]… [--json] [--data DIR]';
const options = { ...commonOptions, template: { type: 'string', multiple: true } } as const;

export const similarCommand: Command = {
  name: 'similar',
  usage,
  summary: cliText.similar.summary,
  async run(args, terminal) {
    const { values, positionals } = parseArguments(args, options, `similar ${usage}`, 2);
    const [a, b, ...templates] = await readAll([...positionals, ...(values.template ?? [])], terminal);
    if (a === undefined || b === undefined) throw new RangeError('two files are read or the reading throws');
    terminal.note(cliText.similar.running);
    const statutes = await findStatutes([a.document, b.document], values.data);
    const result = compareFiles(a, b, templates, statutes);
    if (values.json) terminal.out(JSON.stringify(toJson(result)));
    else printResult(result, terminal);
  },
};

interface ReadFile {
  readonly name: string;
  readonly document: Document;
  readonly metadata: DocumentMetadata;
}

function readAll(paths: readonly string[], terminal: Terminal): Promise<readonly ReadFile[]> {
  return withDocumentTools(async (tools) => {
    const files: ReadFile[] = [];
    for (const path of paths) {
      const {
        document: plain,
        pdfPath,
        release,
      } = await readPlaced(tools, path, terminal, { pages: 'places' });
      try {
        const document = pdfPath === null ? plain : await tools.readPictureText(plain, pdfPath);
        files.push({ name: basename(path), document, metadata: await readMetadata(path) });
      } finally {
        await release();
      }
    }
    return files;
  });
}

function compareFiles(
  a: ReadFile,
  b: ReadFile,
  templates: readonly ReadFile[],
  { statutes, coverage: found }: StatuteSearch,
) {
  const others = templates.map(({ document }) => document);
  const text = comparePair(a.document, b.document, { subtract: { templates: others, statutes } });
  const images = compareImages(a.document, b.document, { subtract: others });
  const evidence = detectAuthorship([asAuthored('a', a), asAuthored('b', b)], templates.map(asTemplate));
  const pictures = findTextAsPicture(a.document, b.document, text.fragments);
  return {
    ...text,
    evasion: [...text.evasion, ...pictures],
    images: images.imagesBlocks,
    authorship: evidence.lines,
    dismissed: evidence.dismissed,
    coverage: joinCoverage([text.coverage, images.coverage, evidence.coverage, found]),
  };
}

function asAuthored(id: string, { name, document, metadata }: ReadFile): AuthorshipDocument {
  return { id, name, files: [{ name, metadata }], document, typos: findTypos(document) };
}

function asTemplate({ name, document, metadata }: ReadFile): AuthorshipTemplate {
  return { files: [{ name, metadata }], document };
}

type FilesResult = ReturnType<typeof compareFiles>;

function toJson({ aInB, bInA, fragments, images, authorship, evasion, coverage }: FilesResult) {
  return {
    similarity: { aInB: aInB.after.rate, bInA: bInA.after.rate },
    rewritten: { aInB: aInB.rewritten.after.rate, bInA: bInA.rewritten.after.rate },
    fragments: counted(fragments).map(({ a, b, kind, pieces }) => ({
      a: sideToJson(a),
      b: sideToJson(b),
      kind,
      // The equal runs: of a fragment with changes only these are the same.
      pieces,
    })),
    images,
    authorship,
    evasion,
    coverage,
  };
}

function counted(fragments: readonly Fragment[]): readonly Fragment[] {
  return fragments.filter(({ isSubtracted }) => !isSubtracted);
}

function sideToJson({ start, end, text }: FragmentSide) {
  return { start, end, text };
}

function printResult(result: FilesResult, terminal: Terminal): void {
  const { aInB, bInA, fragments, images, authorship, dismissed, evasion, coverage } = result;
  const shown = rankFragments(counted(fragments));
  const { head, sides, fragment } = cliText.similar;
  terminal.out(head(percent(aInB.after.rate), percent(bInA.after.rate), shown.length));
  printRates(sides.a, aInB, terminal);
  printRates(sides.b, bInA, terminal);
  for (const { kind, a, b } of shown) terminal.out(fragment(fragmentKindNames[kind], a.text, b.text));
  for (const { side, reason } of evasion) terminal.out(cliText.similar.evasion(sides[side], reason));
  for (const { reason } of images) terminal.out(cliText.similar.image(reason));
  for (const { title, statement, innocent } of authorship)
    terminal.out(cliText.similar.evidence(title, statement, innocent));
  for (const { title, reason } of dismissed) terminal.out(cliText.similar.dismissed(title, reason));
  if (coverage.notExamined.length > 0) terminal.note(cliText.notExamined);
  for (const { what, count, reason } of coverage.notExamined)
    terminal.note(cliText.item(what, count, reason));
}

function printRates(side: string, { after, rewritten, subtracted }: SideRates, terminal: Terminal): void {
  terminal.out(cliText.similar.counted(side, after.matched, after.total));
  if (rewritten.after.matched > 0) terminal.out(cliText.similar.rewritten(side, rewritten.after.matched));
  for (const { kind, words } of subtracted)
    terminal.out(cliText.similar.subtracted(side, subtractionNames[kind], words));
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
