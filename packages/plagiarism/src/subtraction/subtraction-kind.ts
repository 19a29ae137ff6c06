/** The kinds of text that can be subtracted because it is not the author's own. */
export type SubtractionKind =
  | 'template'
  | 'statute'
  | 'library'
  | 'pageFurniture'
  | 'contents'
  | 'quotation'
  | 'references';
