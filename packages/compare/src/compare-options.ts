/** What a comparison leaves out of its list. Ignored changes are still in the script and counted in the coverage. */
import { foldScript, foldWidth, normalisedText, type PageBox } from '@wenjian/document';
import type { SideName } from './comparison.ts';
import type { CompareLimits } from './limits.ts';

export interface IgnoredRegion extends PageBox {
  readonly side: SideName;
}

export interface CompareOptions {
  readonly ignoreCase?: boolean;
  readonly ignorePunctuation?: boolean;
  readonly ignoreSpaces?: boolean;
  readonly ignoreWidth?: boolean;
  /** Traditional and simplified characters count as the same. */
  readonly ignoreScript?: boolean;
  readonly ignoreHeadersFooters?: boolean;
  readonly ignoreNumbering?: boolean;
  readonly ignoreFormatting?: boolean;
  readonly ignoreTables?: boolean;
  readonly ignoredRegions?: readonly IgnoredRegion[];
  readonly limits?: Partial<CompareLimits>;
}

/** Rewrites a text so that equivalent texts become equal. */
export type Fold = (text: string) => string;

/** Null when every character counts. Folding before the alignment pairs a 繁體 document with its 简体 version. */
export function foldOf(options: CompareOptions): Fold | null {
  const { ignoreCase = false, ignoreWidth = false, ignoreScript = false } = options;
  if (!ignoreCase && !ignoreWidth && !ignoreScript) return null;
  return (text) => {
    let folded = text;
    if (ignoreWidth) folded = normalisedText(folded, [foldWidth]);
    if (ignoreScript) folded = foldScript(folded);
    return ignoreCase ? folded.toLowerCase() : folded;
  };
}
