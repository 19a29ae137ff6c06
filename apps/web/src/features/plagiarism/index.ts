export { PlagiarismListPage } from './components/plagiarism-list-page.tsx';
export { PlagiarismUploadPage } from './components/plagiarism-upload-page.tsx';
export { PlagiarismManyPage, PlagiarismPairPage } from './components/result-page.tsx';
