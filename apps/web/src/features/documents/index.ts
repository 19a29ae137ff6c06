export { DocumentPreviewPage } from './components/document-preview-page.tsx';
export { KnowledgePage } from './components/knowledge-page.tsx';
