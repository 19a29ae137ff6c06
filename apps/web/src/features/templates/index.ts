export { DeviationButton } from './components/deviation-button.tsx';
export { TemplateFileButton } from './components/template-file-button.tsx';
export { TemplateListPanel } from './components/template-list-panel.tsx';
export { TemplatesPage } from './components/templates-page.tsx';
