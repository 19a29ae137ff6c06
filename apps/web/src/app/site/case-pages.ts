/** Every use case as its own page. */
import { createElement } from 'react';
import type { PublicPage } from '../../features/site/public-page.ts';
import { CASE_PATH, caseIds, loadCaseBody } from '../../features/site/view-model/case-texts.ts';
import type { UseCase } from '../../features/site/view-model/cases.ts';

/** For page heads only, like the articles. */
const known =
  import.meta.env.SSR || import.meta.env.MODE === 'test'
    ? (await import('../../features/site/view-model/cases.ts')).cases
    : null;

export const casePages: readonly PublicPage[] = known?.map(describePage) ?? caseIds.map(pageOf);

function pageOf(id: string): PublicPage {
  return {
    ...{ path: CASE_PATH, id, title: '', description: '' },
    load: async () => {
      const [{ CasePage }, { cases }, body] = await Promise.all([
        import('../../features/site/components/articles/case-page.tsx'),
        import('../../features/site/view-model/cases.ts'),
        loadCaseBody(id),
      ]);
      const scene = cases.find((candidate) => candidate.id === id);
      if (!scene) throw new Error(`there is no case ${id}`);
      return { Page: () => createElement(CasePage, { scene, body }) };
    },
  };
}

function describePage({ id, title, summary, date }: UseCase): PublicPage {
  return { ...pageOf(id), title, description: summary, lastChanged: date };
}
