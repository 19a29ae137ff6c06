/** What may be subtracted from a text because it is not its author's own. */
export type SubtractionKind =
  | 'template'
  | 'statute'
  | 'library'
  | 'pageFurniture'
  | 'contents'
  | 'quotation'
  | 'references';
