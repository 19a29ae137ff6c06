import type {
  AnswerOf,
  checkTemplateSheet,
  FieldValueShape,
  listTemplateLibrary,
  previewFilledTemplate,
  readContractTemplate,
  readGeneratedDocument,
  readLibraryTemplate,
  readTemplateVersion,
  TemplateFieldShape,
} from '@wenjian/api';

export type ContractTemplate = AnswerOf<typeof readContractTemplate>;
export type TemplateDetail = AnswerOf<typeof readTemplateVersion>;
export type FilledPreview = AnswerOf<typeof previewFilledTemplate>;
export type CheckedSheet = AnswerOf<typeof checkTemplateSheet>;
export type GeneratedDocument = AnswerOf<typeof readGeneratedDocument>;
export type LibraryEntry = AnswerOf<typeof listTemplateLibrary>['items'][number];
export type LibraryDetail = AnswerOf<typeof readLibraryTemplate>;
export type TemplateField = TemplateFieldShape;
export type FieldKind = TemplateField['kind'];
/** The part of a draft that people edit. */
export type Content = Pick<TemplateDetail, 'fields' | 'clauses'>;
export interface Place {
  readonly start: number;
  readonly end: number;
}
export type FieldValue = FieldValueShape;

export interface Values {
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly omitted: readonly string[];
}

export interface VersionKey {
  readonly id: string;
  readonly number: number;
}
