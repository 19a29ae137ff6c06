export { CompareListPage } from './components/list/compare-list-page.tsx';
export { CompareResultPage } from './components/result/compare-result-page.tsx';
export { CompareUploadPage } from './components/upload/compare-upload-page.tsx';
