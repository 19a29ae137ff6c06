/** The input of a plagiarism check export. */
import type { Coverage, PageBox } from '@wenjian/document';
import type { FragmentKind, Rate, SubtractionKind } from '@wenjian/plagiarism';

/** `docx`: the report; `highlighted`: the pages of one document with reused text marked. */
export type PlagiarismExportFormat = 'docx' | 'xlsx' | 'html' | 'json' | 'highlighted';

export interface PlagiarismExport {
  readonly format: PlagiarismExportFormat;
  readonly report: PlagiarismReport;
  /** The API response, which is the content of the `json` export. */
  readonly content: unknown;
  readonly info: { readonly title: string /** ISO 8601. */; readonly createdAt: string };
  /** Null for data and for marked pages, which have no front page. */
  readonly issue: ReportIssue | null;
  /** For the `highlighted` export. */
  readonly marked: { readonly docId: string; readonly pdfPath: string } | null;
}

/** What a report says of itself, so that somebody else can ask whether it is genuine. */
export interface ReportIssue {
  readonly number: string;
  readonly code: string;
  /** Of the page that verifies it. */
  readonly address: string;
  /** Who asked for the check. */
  readonly requester: string;
}

/** A check for human readers, of two documents or of many. */
export interface PlagiarismReport {
  readonly kind: 'pair' | 'many';
  readonly originId: string;
  readonly documents: readonly ReportDocument[];
  /** The most important first. */
  readonly rates: readonly ReportRates[];
  readonly blocks: readonly ReportBlock[];
  readonly subtracted: readonly {
    readonly docId: string;
    readonly kind: SubtractionKind;
    readonly words: number;
  }[];
  readonly evasion: readonly ReportEvasion[];
  readonly authorship: readonly ReportEvidence[];
  readonly images: readonly ReportImage[];
  readonly sensitive: readonly ReportSensitive[];
  readonly coverage: Coverage;
  readonly settings: ReportSettings;
}

export interface ReportDocument {
  readonly docId: string;
  readonly name: string;
  readonly origin: 'upload' | 'textBase';
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

export interface ReportRates {
  /** The document they are measured in; null for any. */
  readonly of: string;
  readonly inside: string | null;
  readonly before: Rate;
  readonly after: Rate;
  readonly rewritten: { readonly before: Rate; readonly after: Rate };
}

export interface ReportPlace {
  readonly start: number;
  readonly end: number;
  /** Counted from 1. */
  readonly page: number | null;
  readonly boxes: readonly PageBox[];
}

export interface ReportQuote extends ReportPlace {
  readonly text: string;
  /** Numbers of the pictures in which the words were recognised. */
  readonly pictures?: readonly number[] | undefined;
}

/** How a passage of the checked document appears in one source. */
export interface ReportMatch {
  readonly kind: FragmentKind;
  readonly similarity: number;
  readonly words: number;
  readonly equalWords: number;
}

export interface ReportBlock {
  readonly id: string;
  /** In the closest source. */
  readonly kind: FragmentKind;
  readonly rarity: number | null;
  readonly isSubtracted: boolean;
  /** By source: each has its own match. */
  readonly matches: Readonly<Record<string, ReportMatch>>;
  readonly references: Readonly<Record<string, ReportQuote>>;
  readonly smallBlocks: readonly { readonly references: Readonly<Record<string, ReportPlace>> }[];
  /** By document: the places of the equal words, of a retold sentence the whole of it. */
  readonly painted: Readonly<Record<string, readonly ReportPlace[]>>;
}

export interface ReportEvasion {
  readonly docId: string;
  readonly title: string;
  readonly count: number;
  readonly examples: readonly (ReportPlace & { readonly text: string })[];
}

export interface ReportEvidence {
  readonly title: string;
  readonly weight: 'strong' | 'medium' | 'weak';
  readonly reason: string;
  readonly values: readonly { readonly docId: string; readonly value: string; readonly where: string }[];
}

export interface ReportImage {
  readonly position: number;
  readonly total: number;
  /** By document: all its places. */
  readonly places: Readonly<Record<string, readonly { readonly page: number | null }[]>>;
  /** By source: how it is similar, and the reason. */
  readonly matches: Readonly<
    Record<string, { readonly kind: 'same' | 'alike' | 'mirrored'; readonly reason: string }>
  >;
}

export interface ReportSensitive {
  readonly docId: string;
  readonly text: string;
  readonly word: string;
  readonly page: number | null;
  readonly tags: readonly string[];
}

export interface ReportSettings {
  readonly engineVersion: string;
  readonly subtract: readonly SubtractionKind[];
  readonly templates: readonly { readonly name: string; readonly sha256: string }[];
  readonly textBaseDocuments: number | null;
  /** Documents of the text base whose words did not count. */
  readonly library: readonly { readonly name: string; readonly sha256: string }[];
  /** The number of text base documents used to measure rarity. */
  readonly rarityDocuments: number | null;
  /** Version of the excluded law articles. */
  readonly statutesSha256: string | null;
  readonly sensitiveWordsSha256: string;
}
