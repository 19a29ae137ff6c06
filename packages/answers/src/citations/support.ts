/** Whether what a sentence says and the article it cites speak of the same matter. */
import { termsOf } from '../retrieval/terms.ts';

/** Words of citing itself: they stand in every such sentence. */
const citing =
  /根据|依据|依照|按照|参照|中华人民共和国|规定|办理|执行|处理|双方|当事人|应当|可以|不得|的|款|项/g;
/** Fewer pairs say nothing about what the sentence means. */
const LEAST_TERMS = 5;
/** Below it they have a few everyday words in common. */
const SAME_MATTER = 0.25;

/** Null where the sentence says too little besides the citation. */
export function supportOf(sentence: string, article: string | undefined): boolean | null {
  if (article === undefined) return null;
  const terms = new Set(termsOf(sentence.replace(citing, ' ')));
  if (terms.size < LEAST_TERMS) return null;
  const others = new Set(termsOf(article));
  let shared = 0;
  for (const term of terms) if (others.has(term)) shared++;
  return shared / terms.size >= SAME_MATTER;
}
