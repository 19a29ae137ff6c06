/** Each template of the library, filled with its samples: what finding, review and correction say of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { auditForSides } from '@wenjian/audit';
import { type Document, documentSpan } from '@wenjian/document';
import {
  editDocument,
  type LanguageModel,
  type Proposals,
  proofreadDocument,
  textLines,
} from '@wenjian/proofread';
import {
  checkTemplate,
  checkValues,
  fillTemplate,
  type LibraryTemplate,
  libraryContent,
  readLibraryTemplate,
  sampleValues,
  type Template,
  type TemplateValues,
} from '@wenjian/templates';

const FOLDER = new URL('../../../packages/templates/library/', import.meta.url);

export interface CheckedTemplate {
  readonly id: string;
  readonly library: LibraryTemplate;
  readonly template: Template;
  /** Of the filled contract with every optional clause, and of the one without any. */
  readonly filled: readonly Document[];
  /** What is wrong with the template or with its samples. */
  readonly problems: readonly string[];
  /** High risks of any side. */
  readonly high: readonly string[];
  readonly medium: readonly string[];
  /** Corrections that are certain or very likely. */
  readonly corrections: readonly string[];
}

export interface Correctors {
  readonly language: LanguageModel | null;
  readonly propose: ((lines: readonly string[]) => Promise<Proposals>) | null;
}

export function libraryIds(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}

export function readLibrary(id: string): LibraryTemplate {
  const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
  return readLibraryTemplate(read(`${id}.md`), read('shared/clauses.md'));
}

export async function checkLibrary(id: string, { language, propose }: Correctors): Promise<CheckedTemplate> {
  const library = readLibrary(id);
  const template = libraryContent(library);
  const values = sampleValues(library);
  const without = { ...values, omitted: template.clauses.map((clause) => clause.id) };
  const filled = [values, without].map((one) => fill(library.document, template, one));
  const corrections: string[] = [];
  for (const document of filled) {
    const proposals = propose === null ? null : await propose(textLines(document).map(({ text }) => text));
    for (const { tier, ruleId, original, suggestion, start, reason } of proofreadDocument(document, {
      language,
      proposals,
    }).corrections)
      if (tier !== 'advice')
        corrections.push(
          `${tier} ${ruleId} “${around(document, start)}” ${original}→${suggestion} ${reason}`,
        );
  }
  const risks = filled.flatMap(risksOf);
  const at = (level: string) => [
    ...new Set(risks.filter((one) => one.level === level).map((one) => one.words)),
  ];
  return {
    id,
    library,
    template,
    filled,
    problems: [
      ...checkTemplate(library.document, template).map(({ message }) => message),
      ...checkValues(template, values).map(
        ({ fieldId, message }) => `${labelOf(template, fieldId)}：${message}`,
      ),
    ],
    high: at('high'),
    medium: at('medium'),
    corrections: [...new Set(corrections)],
  };
}

export function fill(document: Document, template: Template, values: TemplateValues): Document {
  const edits = fillTemplate(document, template, values).map(({ start, end, inserted }) => ({
    ...documentSpan(start, end),
    replacement: inserted,
  }));
  return editDocument(document, edits).document;
}

/** For every side, and for nobody. */
function risksOf(document: Document): readonly { readonly level: string; readonly words: string }[] {
  const judge = auditForSides(document);
  const results = judge().standpoints.map(judge);
  return results.flatMap(({ standpoint, risks }) =>
    risks.map(({ level, ruleId, title, quote }) => ({
      level,
      words: `${standpoint} ${ruleId} ${title}：${quote}`,
    })),
  );
}

function labelOf({ fields }: Template, id: string): string {
  return fields.find((field) => field.id === id)?.label ?? id;
}

function around({ text }: Document, at: number): string {
  return text.slice(Math.max(0, at - 12), at + 12).replaceAll('\n', '⏎');
}
