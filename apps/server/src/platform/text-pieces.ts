/** A long text in pieces, each of at most `most` units and none ending inside a character: half of one cannot be encoded. */
export function* textPieces(text: string, most: number): Generator<string> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + most;
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1;
    yield text.slice(start, end);
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
