export { CompareListPage } from './components/compare-list-page.tsx';
export { CompareResultPage } from './components/compare-result-page.tsx';
export { CompareUploadPage } from './components/compare-upload-page.tsx';
