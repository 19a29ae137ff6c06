/** Marks that come in pairs, and one of them at its place in a line. */

export const closers: Readonly<Record<string, string>> = {
  '（': '）',
  '(': ')',
  '《': '》',
  '〈': '〉',
  '“': '”',
  '【': '】',
  '「': '」',
};
export const openers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(closers).map(([open, close]) => [close, open]),
);

export interface Mark {
  readonly mark: string;
  readonly at: number;
}
