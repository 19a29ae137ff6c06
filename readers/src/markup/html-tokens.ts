/**
 * In: the text of a web page. Out: its tags and texts, one after the other, as the HTML standard cuts them (parse5's tokenizer). Never fails: what is
 * no tag is text, and what is never closed ends with the page. Time grows with the length, which is why the library's tree is not built:
 * `readers/src/markup/html-reader.ts` takes the tokens as they come, with a bound on depth.
 */
import { ErrorCodes, type Token, Tokenizer, TokenizerMode } from 'parse5';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  /** An element whose content is no markup, with that content. */
  | { readonly kind: 'raw'; readonly name: string; readonly text: string };

/** A quote that is never closed swallows the rest of a page. So often a tag may be ended at its first bracket instead; each time costs another pass. */
const MOST_RECOVERIES = 3;

/** Answers whether the whole page was read: not what stands behind the last of many quotes that are never closed. */
export function tokenizeHtml(page: string, take: (token: HtmlToken) => void): boolean {
  let at = 0;
  for (let passes = 0; passes <= MOST_RECOVERIES; passes++) {
    const lost = tokenizeUpToEnd(page.slice(at), take);
    if (lost === null) return true;
    const end = page.indexOf('>', at + lost);
    if (end < 0) return true;
    at = end + 1;
  }
  return at >= page.length;
}

/** Where a tag begins that the page ends in; null where there is none. */
function tokenizeUpToEnd(page: string, take: (token: HtmlToken) => void): number | null {
  const tokens = new TokenTaker(take);
  let end = 0;
  let isInTag = false;
  const known = <T extends Token.Token>(token: T): T => {
    end = token.location?.endOffset ?? end;
    return token;
  };
  const addText = (token: Token.CharacterToken) => tokens.text(known(token).chars);
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        const { tagName, attrs } = known(token);
        tokens.open(tagName, attrs);
        const mode = rawElements.get(tagName);
        if (mode !== undefined) tokenizer.state = mode;
      },
      onEndTag: (token) => tokens.close(known(token).tagName),
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: known,
      onComment: known,
      onDoctype: known,
      onEof: () => tokens.end(),
      onParseError: ({ code }) => {
        isInTag ||= code === ErrorCodes.eofInTag;
      },
    },
  );
  // Browsers drop such sections outside of drawings and formulas; pages written as XML keep text in them.
  tokenizer.inForeignNode = true;
  tokenizer.write(page, true);
  return isInTag ? end : null;
}

/** What they hold is never read as markup; in some of them entities are. */
const rawElements: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'template'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
]);

/** Puts neighbouring pieces of text together, and gives the content of raw elements its own kind. */
class TokenTaker {
  readonly #take: (token: HtmlToken) => void;
  #pieces: string[] = [];
  #raw: string | null = null;

  constructor(take: (token: HtmlToken) => void) {
    this.#take = take;
  }

  text(piece: string): void {
    this.#pieces.push(piece);
  }

  open(name: string, attributes: readonly Token.Attribute[]): void {
    this.#finishText();
    this.#take({
      kind: 'open',
      name,
      attributes: new Map(attributes.map((attribute) => [attribute.name, attribute.value])),
    });
    this.#raw = rawElements.has(name) ? name : null;
  }

  close(name: string): void {
    this.#finishText();
    this.#take({ kind: 'close', name });
  }

  end(): void {
    this.#finishText();
  }

  #finishText(): void {
    const text = this.#pieces.join('');
    const raw = this.#raw;
    this.#pieces = [];
    this.#raw = null;
    if (raw !== null) this.#take({ kind: 'raw', name: raw, text });
    else if (text !== '') this.#take({ kind: 'text', text });
  }
}
