/**
 * In: a format code as Excel, WPS and others write it. Out: an equivalent code that SSF understands: letters
 * of other scripts marked as text, dots in dates as dots, long thousands patterns shortened, Chinese weekdays
 * and General within other text filled in.
 */

export interface FilledIn {
  /** The text for General. */
  readonly general: string;
  /** 一 to 日, for the value as a date. */
  readonly weekday: string;
}

export function understandable(code: string, isDate: boolean, filled: FilledIn): string {
  const isGeneralAlone = /^general$/i.test(code);
  return code.replace(parts, (part) => {
    const first = part[0] ?? '';
    if (part.length > 1 && '"\\_*['.includes(first)) return part;
    if (/^general$/i.test(part)) return isGeneralAlone ? part : `"${filled.general}"`;
    if (isDate && /^a{3,4}$/i.test(part))
      return part.length === 4 ? `"星期${filled.weekday}"` : `"${filled.weekday}"`;
    if (first === '#' || first === ',') return shortThousands(part);
    if (part === '.' && isDate) return '\\.';
    return /[^ -~]/.test(first) && part !== AFTERNOON ? `\\${part}` : part;
  });
}

const AFTERNOON = '上午/下午';

/**
 * Quoted text, escaped characters, conditions, then the relevant parts: General, weekdays, digits with
 * separators, a dot that is not followed by a fraction of a second, and letters of other scripts.
 */
const parts =
  /"[^"]{0,255}"|[\\_*][\s\S]|\[[^\]]{0,255}\]|上午\/下午|general|aaaa?|(?<![#,])[#,]{2,}(?=0)|\.(?!0)|[^ -~]/gi;

/** `###,###,##` before the last digit: SSF only understands whether there is a separator. */
function shortThousands(pattern: string): string {
  return pattern.includes(',') ? '#,##' : pattern;
}
