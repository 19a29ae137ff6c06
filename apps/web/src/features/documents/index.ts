export { DocumentPreviewPage } from './components/document-preview-page.tsx';
