/** zh-CN. What an import of laws changes, for people: bounded, with old words between [- -] and new ones between {+ +}. */
import type { LawChanges } from '@wenjian/server';

type Told = Pick<LawChanges, 'laws' | 'lawsLeftOut' | 'standing' | 'standingLeftOut'>;
type Law = Told['laws'][number];
type Article = Law['articles'][number];
type Standing = Told['standing'][number];

/** Of all that JSON has, as much as a person reads. */
const MOST_LAWS = 40;
const MOST_ARTICLES = 12;
const MOST_STANDINGS = 40;

/** None when nothing changes. */
export function lawChangesLines({ laws, lawsLeftOut, standing, standingLeftOut }: Told): readonly string[] {
  const moreLaws = laws.length - MOST_LAWS + lawsLeftOut;
  const moreStandings = standing.length - MOST_STANDINGS + standingLeftOut;
  return [
    ...(laws.some(({ articles }) => articles.length > 0) ? ['（[-…-] 为原有文字，{+…+} 为新的文字）'] : []),
    ...laws.slice(0, MOST_LAWS).flatMap(lawLines),
    ...(moreLaws > 0 ? [`另有 ${moreLaws} 部法律的变化没有列出。`] : []),
    ...standing.slice(0, MOST_STANDINGS).map(standingLine),
    ...(moreStandings > 0 ? [`另有 ${moreStandings} 部法律的效力变化没有列出。`] : []),
  ];
}

function lawLines(law: Law): readonly string[] {
  const more = law.articles.length - MOST_ARTICLES + law.articlesLeftOut;
  return [
    `《${law.name}》${dayOf(law.wording)}：${whatOf(law)}`,
    ...law.articles.slice(0, MOST_ARTICLES).map((article) => `  ${articleLine(article)}`),
    ...(more > 0 ? [`  另有 ${more} 条变化没有列出。`] : []),
  ];
}

function dayOf(wording: string): string {
  return wording === '' ? '' : `（${wording}）`;
}

function whatOf({ kind, comparedWith, counts }: Law): string {
  if (kind === 'new') return `新增，${counts.added} 条`;
  const isComparable = kind === 'replaced' || comparedWith !== null;
  if (!isComparable) return `新增的较早文本，${counts.added} 条`;
  const head = kind === 'wording' ? `新文本，与 ${comparedWith} 文本相比` : '内容更新';
  const parts = [
    [counts.changed, '改动'],
    [counts.added, '新增'],
    [counts.removed, '删除'],
    [counts.moved, '只改条号'],
  ] as const;
  const said = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${what} ${count} 条`]));
  return said.length === 0
    ? `${head}，条文未变，只有日期、发布机关、章节等不同`
    : `${head}，${said.join('、')}，未变 ${counts.same} 条`;
}

const kinds: Readonly<Record<Article['kind'], string>> = {
  added: '增',
  removed: '删',
  changed: '改',
  moved: '移',
};

const OUTSIDE = '（条文之外）';

function articleLine({ kind, label, formerLabel, pieces }: Article): string {
  const name = label === '' ? OUTSIDE : label;
  const former = formerLabel === null ? '' : `（原${formerLabel === '' ? OUTSIDE : formerLabel}）`;
  const words = pieces.map(marked).join('').replaceAll('\n', ' ');
  return `${kinds[kind]} ${name}${former}${words === '' ? '' : `：${words}`}`;
}

function marked({ kind, words }: Article['pieces'][number]): string {
  if (kind === 'kept') return words;
  return kind === 'removed' ? `[-${words}-]` : `{+${words}+}`;
}

function standingLine({ name, wording, repealedOn, repealedBy, replacedOn }: Standing): string {
  const law = `《${name}》${dayOf(wording)}`;
  if (repealedOn !== null)
    return `${law}：自 ${repealedOn} 起废止${repealedBy === null ? '' : `，由《${repealedBy}》废止`}`;
  return replacedOn === null ? `${law}：不再标为废止或修改` : `${law}：自 ${replacedOn} 起由新文本取代`;
}
