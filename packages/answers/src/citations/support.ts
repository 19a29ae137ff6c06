/** Whether a sentence and the article it cites are about the same thing. */
import { termsOf } from '../retrieval/terms.ts';

/** Words used for citing: every such sentence contains them. */
export const citing =
  /根据|依据|依照|按照|参照|中华人民共和国|规定|办理|执行|处理|双方|当事人|应当|可以|不得|的|款|项/g;
/** With fewer character pairs the meaning of the sentence is unknown. */
const LEAST_TERMS = 5;
/** Below this they share only a few everyday words. */
const SAME_MATTER = 0.25;

/** Null when the sentence has too few words besides the citation. */
export function supportOf(sentence: string, article: string | undefined): boolean | null {
  if (article === undefined) return null;
  const terms = new Set(termsOf(sentence.replace(citing, ' ')));
  if (terms.size < LEAST_TERMS) return null;
  const others = new Set(termsOf(article));
  let shared = 0;
  for (const term of terms) if (others.has(term)) shared++;
  return shared / terms.size >= SAME_MATTER;
}
