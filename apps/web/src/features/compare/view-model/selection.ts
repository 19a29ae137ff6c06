/** The change that is looked at, and where it was chosen: the place where it was clicked need not scroll. */
export interface Selection {
  readonly id: string;
  readonly from: 'list' | 'panes' | 'keys';
}
