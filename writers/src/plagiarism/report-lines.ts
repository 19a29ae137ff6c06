/** The common content of all report formats: names, rates, evidence, coverage, settings, as lines of text. */
import { fragmentKindNames, type Rate, subtractionNames } from '@wenjian/plagiarism';
import { plagiarismExportText as text } from './plagiarism-export.text.ts';
import type {
  PlagiarismReport,
  ReportBlock,
  ReportImage,
  ReportMatch,
  ReportQuote,
} from './plagiarism-export.ts';

export class ReportLines {
  readonly #report: PlagiarismReport;
  readonly #names: ReadonlyMap<string, string>;

  constructor(report: PlagiarismReport) {
    this.#report = report;
    this.#names = new Map(report.documents.map(({ docId, name }) => [docId, name]));
  }

  nameOf(docId: string): string {
    return this.#names.get(docId) ?? docId;
  }

  against(): string {
    const others = this.#report.documents.filter(({ docId }) => docId !== this.#report.originId);
    const uploads = others.filter(({ origin }) => origin === 'upload').length;
    return text.against(uploads, others.length - uploads);
  }

  rates(): readonly (readonly string[])[] {
    return this.#report.rates.map(({ of, inside, before, after, rewritten }) => [
      this.nameOf(of),
      inside === null ? text.any : this.nameOf(inside),
      rateLine(after),
      rateLine(before),
      rateLine(rewritten.after),
    ]);
  }

  subtracted(): readonly (readonly string[])[] {
    return this.#report.subtracted.map(({ docId, kind, words }) => [
      this.nameOf(docId),
      subtractionNames[kind],
      String(words),
    ]);
  }

  evidence(): readonly (readonly string[])[] {
    return this.#report.authorship.map(({ title, weight, reason, values }) => [
      title,
      text.weights[weight],
      values.map(({ docId, value, where }) => `${this.nameOf(docId)}：${value}（${where}）`).join('\n'),
      reason,
    ]);
  }

  evasion(): readonly (readonly string[])[] {
    return this.#report.evasion.map(({ docId, title, count, examples }) => [
      this.nameOf(docId),
      title,
      String(count),
      examples
        .slice(0, MOST_EXAMPLES)
        .map((example) => placed(example, example.text))
        .join('\n'),
    ]);
  }

  images(): readonly (readonly string[])[] {
    return this.#report.images.map(({ position, total, matches, places }) => [
      `${position} / ${total}`,
      Object.entries(matches)
        .map(([docId, { kind, reason }]) =>
          text.imageMatch(this.nameOf(docId), text.imageKinds[kind], reason),
        )
        .join('\n'),
      Object.entries(places)
        .flatMap(([docId, all]) => imagePlaces(this.nameOf(docId), all))
        .join('\n'),
    ]);
  }

  sensitive(): readonly (readonly string[])[] {
    return this.#report.sensitive.map(({ docId, page, text: found, word, tags }) => [
      this.nameOf(docId),
      page === null ? '' : String(page),
      found,
      word,
      tags.join(text.between),
    ]);
  }

  /** What was examined, then what was not and why. */
  coverage(): {
    readonly examined: readonly (readonly string[])[];
    readonly notExamined: readonly (readonly string[])[];
  } {
    const { examined, notExamined } = this.#report.coverage;
    return {
      examined: examined.map(({ what, count }) => [what, String(count)]),
      notExamined: notExamined.map(({ what, count, reason }) => [what, String(count), reason]),
    };
  }

  settings(): readonly (readonly [string, string])[] {
    const { documents, settings } = this.#report;
    const hashed = (files: readonly { readonly name: string; readonly sha256: string }[]): string =>
      files.map(({ name, sha256 }) => `${name}\n${sha256}`).join('\n') || text.none;
    return [
      [text.files, hashed(documents.flatMap(({ files }) => files))],
      [text.templates, hashed(settings.templates)],
      [
        text.subtract,
        settings.subtract.map((kind) => subtractionNames[kind]).join(text.between) || text.none,
      ],
      [text.textBase, countOf(settings.textBaseDocuments)],
      ...(settings.library.length > 0 ? [[text.library, hashed(settings.library)] as const] : []),
      [text.rarityBase, countOf(settings.rarityDocuments)],
      ...(settings.statutesSha256 === null ? [] : [[text.statutes, settings.statutesSha256] as const]),
      [text.sensitiveWords, settings.sensitiveWordsSha256],
      [text.engine, settings.engineVersion],
    ];
  }

  /**
   * The documents to compare with one document of a block: all sources for the checked document, only the
   * checked document for a source.
   */
  relationsOf({ matches }: ReportBlock, docId: string): readonly ReportRelation[] {
    const { originId } = this.#report;
    if (docId === originId) return Object.entries(matches).map(([other, match]) => ({ docId: other, match }));
    const match = matches[docId];
    return match === undefined ? [] : [{ docId: originId, match }];
  }
}

export interface ReportRelation {
  readonly docId: string;
  readonly match: ReportMatch;
}

function imagePlaces(name: string, places: ReportImage['places'][string]): readonly string[] {
  const pages = [...new Set(places.flatMap(({ page }) => page ?? []))].sort((one, other) => one - other);
  const unpaged = places.filter(({ page }) => page === null).length;
  return [
    ...(pages.length > 0 ? [text.imagePages(name, pages)] : []),
    ...(unpaged > 0 ? [text.imageUnpaged(name, unpaged)] : []),
  ];
}

/** The number of evasion examples shown; all of them are in the result. */
const MOST_EXAMPLES = 3;

function countOf(documents: number | null): string {
  return documents === null ? text.noTextBase : String(documents);
}

export function rateLine({ rate, matched, total }: Rate): string {
  return text.fraction(text.percent(rate), matched, total);
}

export function matchFacts({ kind, similarity, words, equalWords }: ReportMatch): string {
  return text.matchFacts(fragmentKindNames[kind], text.percent(similarity), words, equalWords);
}

/** Facts that do not depend on the source. */
export function blockFacts({ rarity, isSubtracted }: ReportBlock): string {
  return [
    ...(rarity === null ? [] : [text.rarity(text.percent(rarity))]),
    ...(isSubtracted ? [text.isSubtracted] : []),
  ].join(text.listed);
}

export function placed(place: Pick<ReportQuote, 'page' | 'pictures'>, words: string): string {
  const where = whereOf(place);
  return where.length === 0 ? words : `${where.join(text.between)}：${words}`;
}

/** The page, and that the words stand in a picture. */
export function whereOf({ page, pictures = [] }: Pick<ReportQuote, 'page' | 'pictures'>): readonly string[] {
  return [
    ...(page === null ? [] : [text.page(page)]),
    ...(pictures.length === 0 ? [] : [text.inPictures(pictures)]),
  ];
}
