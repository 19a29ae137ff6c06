/** markdown-it as files are read with it: what it does by itself, and the two rules it lacks. */
import MarkdownIt, { type StateBlock, type StateInline } from 'markdown-it';

import cjkFriendly from 'markdown-it-cjk-friendly';

/** Deeper than anything a person writes, and shallow enough for the stack. */
export const MAX_NESTING = 200;

/** Lines that begin with four spaces are code by the standard; in Chinese files they are paragraphs with an indent. */
export const markdown = new MarkdownIt({ html: true })
  .use(cjkFriendly)
  .disable('code')
  .set({ maxNesting: MAX_NESTING });
markdown.block.ruler.before('reference', 'note', readNote, { alt: ['paragraph'] });
markdown.inline.ruler.before('link', 'noteMark', skipNoteMark);

/** `[^1]: text`, up to the next empty line or note. */
function readNote(state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean {
  const first = noteText(lineAt(state, startLine));
  if (first === null) return false;
  if (isSilent) return true;
  const lines = [first];
  let next = startLine + 1;
  while (next < endLine && !state.isEmpty(next) && !endsNote(lineAt(state, next)))
    lines.push(lineAt(state, next++));
  state.line = next;
  state.push('note_open', '', 1);
  const inline = state.push('inline', '', 0);
  inline.content = lines.join('\n').trim();
  inline.map = [startLine, next];
  inline.children = [];
  state.push('note_close', '', -1);
  return true;
}

function lineAt(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

function noteText(line: string): string | null {
  return /^\[\^[^\]\s]{1,100}\]:\s*(.*)$/.exec(line)?.[1] ?? null;
}

/** Another note, or where a link that is named leads to. */
function endsNote(line: string): boolean {
  return /^\[[^\]]{1,200}\]:/.test(line);
}

/** `[^1]` in a text leads to its note and is no text itself. */
function skipNoteMark(state: StateInline): boolean {
  if (!state.src.startsWith('[^', state.pos)) return false;
  const mark = /^\[\^[^\]\s]{1,100}\]/.exec(state.src.slice(state.pos, state.pos + 104))?.[0];
  if (mark === undefined) return false;
  state.pos += mark.length;
  return true;
}
