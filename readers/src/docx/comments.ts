/**
 * In: the story of a file's comments. Out: one block per comment, its paragraphs as lines; pictures in it
 * stay separate blocks.
 */
import { append, type Draft, type Revision } from '@wenjian/document';
import type { LookedBlock, LookStretch } from '../plain-style.ts';
import type { OpenComment } from './story.ts';
import type { StoryReader } from './story-reader.ts';

const LINE_BREAK = '\n';

export function commentBlocks({ blocks, comments }: StoryReader): readonly LookedBlock[] {
  let from = 0;
  return comments.flatMap((comment) => {
    const own = blocks.slice(from, comment.end);
    from = comment.end;
    const texts = own.filter((block) => block.text !== '');
    const rest = own.filter((block) => block.text === '');
    return texts.length === 0 ? rest : [joined(texts, comment), ...rest];
  });
}

function joined(blocks: readonly LookedBlock[], { author, date }: OpenComment): LookedBlock {
  const looks: LookStretch[] = [];
  const revisions: Draft<Revision>[] = [];
  let start = 0;
  for (const block of blocks) {
    const move = <Stretch extends { start: number; end: number }>(one: Stretch): Stretch => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    });
    append(looks, (block.looks ?? []).map(move));
    append(revisions, (block.revisions ?? []).map(move));
    start += block.text.length + LINE_BREAK.length;
  }
  return {
    type: 'comment',
    text: blocks.map((block) => block.text).join(LINE_BREAK),
    ...(author === null ? {} : { author }),
    ...(date === null ? {} : { date }),
    looks,
    revisions,
  };
}
