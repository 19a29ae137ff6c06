/** Fills a template: its document and the values in, a Word file out. */
import type { Template, TemplateValues } from '@wenjian/templates';

export interface TemplateWriteRequest {
  /** The document that was read from the template's file, as JSON. */
  readonly documentPath: string;
  readonly sourcePath: string;
  readonly template: Template;
  readonly values: TemplateValues;
  readonly outPath: string;
}

export type TemplateWriteOutcome =
  | { readonly kind: 'written' }
  /** A retry would fail the same way. The message is for the user, the reason for the operator. */
  | { readonly kind: 'failed'; readonly message: string; readonly reason: string };

export interface TemplateWriter {
  write(request: TemplateWriteRequest, signal: AbortSignal): Promise<TemplateWriteOutcome>;
}
