export { LawArticlePage } from './components/law-article-page.tsx';
export { LawPage } from './components/law-page.tsx';
export { LawsPage } from './components/laws-page.tsx';
