/** What a question names: laws and articles. In: a question and the names to look for. Out: both, and the rest of its words. */
import { shortLawName } from '@wenjian/contract';
import { type ArticleAddress, articlePattern, readAddress } from '../statutes/article-label.ts';

export interface Question {
  /** The question without the laws and articles it names, unless nothing is left. */
  readonly text: string;
  /** Short names. */
  readonly laws: ReadonlySet<string>;
  readonly addresses: readonly ArticleAddress[];
}

/** The names of laws as questions say them, longest first: 劳动合同法实施条例 does not name 劳动合同法. Made once, for all questions. */
export function namesInQuestions(names: readonly string[]): readonly string[] {
  return [...new Set(names.map(shortLawName))].sort((one, other) => other.length - one.length);
}

/** `names`: of `namesInQuestions`. */
export function readQuestion(question: string, names: readonly string[]): Question {
  const addresses = [...question.matchAll(new RegExp(articlePattern, 'g'))].flatMap(({ groups }) => {
    const address = readAddress(groups?.number, groups?.sub);
    return address === null ? [] : [address];
  });
  let rest = shortLawName(question.replace(new RegExp(articlePattern, 'g'), ' ').replace(/《|》/g, ''));
  const laws = new Set<string>();
  for (const name of names) {
    if (!rest.includes(name)) continue;
    laws.add(name);
    rest = rest.replaceAll(name, ' ');
  }
  return { text: /\p{Script=Han}{2}/u.test(rest) ? rest : question, laws, addresses };
}
