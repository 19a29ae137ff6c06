/** Tables of a PDF's font that say what its codes stand for. */

const HEX_DIGITS = 4;
/** The most lines a part of a table may have. */
const MAX_LINES = 100;

/** A code as a table and a line of text write it. */
export function hexOf(code: number): string {
  return code.toString(16).padStart(HEX_DIGITS, '0');
}

export function codeTable(
  name: string,
  ordering: string,
  kind: 'cidchar' | 'bfchar',
  lines: readonly string[],
): string {
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at += MAX_LINES) {
    const some = lines.slice(at, at + MAX_LINES);
    parts.push(`${some.length} begin${kind}\n${some.join('\n')}\nend${kind}`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapType ${kind === 'bfchar' ? 2 : 1} def
/CMapName /${name} def
/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
