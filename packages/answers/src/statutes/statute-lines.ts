/**
 * Classifies the lines of a statute in markdown. In: the text of a file. Out: its lines with their kinds;
 * front matter, comments, empty lines and emphasis marks are removed.
 */
import { type ArticleAddress, articlePattern, readAddress } from './article-label.ts';

export type StatuteLine =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | {
      readonly kind: 'article';
      readonly label: string;
      readonly address: ArticleAddress;
      readonly text: string;
    }
  | { readonly kind: 'text'; readonly text: string }
  /** The law itself begins after it. */
  | { readonly kind: 'headEnd' };

export function statuteLines(markdown: string): readonly StatuteLine[] {
  const bare = markdown
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^---\n[\s\S]*?\n---\s*(?=\n|$|#)/, '')
    .replace(/<!--((?:(?!<!--)[\s\S])*?)-->/g, (_, comment: string) =>
      comment.trim() === HEAD_END ? `\n${HEAD_END}\n` : '\n',
    );
  return bare.split('\n').flatMap((line) => {
    const text = plain(line);
    return text === '' ? [] : [text === HEAD_END ? { kind: 'headEnd' } : lineOf(text)];
  });
}

const HEAD_END = 'INFO END';

/** Without emphasis; all white space becomes a normal space. */
function plain(line: string): string {
  return line
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const markdownHeading = /^(?<marks>#{1,6})\s*(?<text>.*)$/;
/** The text after the label is its sentence; 第三十一条的决定 and 第五条、第六条 are mentions. */
const article = new RegExp(`^${articlePattern}(?![的、，,。；之款第规和与及至到或所中以项])`);
const division = /^第\s?[零〇一二三四五六七八九十百0-9]{1,5}\s?(?<unit>编|分编|章|节)(?: |$)/;
/** Used only when the text has no heading marks. */
const LONGEST_BARE_HEADING = 40;
const unitLevels: Readonly<Record<string, number>> = { 编: 2, 分编: 3, 章: 4, 节: 5 };

function lineOf(text: string): StatuteLine {
  const { marks, text: title } = markdownHeading.exec(text)?.groups ?? {};
  const content = title ?? text;
  const found = article.exec(content);
  const address = readAddress(found?.groups?.number, found?.groups?.sub);
  if (found !== null && address !== null) {
    const [label] = found;
    return {
      kind: 'article',
      label: label.replace(/\s/g, ''),
      address,
      text: content.slice(label.length).replace(/^[\s：:]+/, ''),
    };
  }
  if (marks !== undefined) return { kind: 'heading', level: marks.length, text: content.trim() };
  const unit = text.length <= LONGEST_BARE_HEADING ? division.exec(text)?.groups?.unit : undefined;
  if (unit !== undefined) return { kind: 'heading', level: unitLevels[unit] ?? 1, text };
  return { kind: 'text', text };
}
