export { PlagiarismListPage } from './components/list/plagiarism-list-page.tsx';
export { PlagiarismManyPage, PlagiarismPairPage } from './components/result/result-page.tsx';
export { TextBasePage } from './components/text-base/text-base-page.tsx';
export { PlagiarismUploadPage } from './components/upload/plagiarism-upload-page.tsx';
