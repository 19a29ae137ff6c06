export { CompareResultPage } from './components/compare-result-page.tsx';
export { CompareListPage } from './components/list/compare-list-page.tsx';
export { CompareUploadPage } from './components/upload/compare-upload-page.tsx';
