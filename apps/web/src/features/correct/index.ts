export { CorrectFileButton } from './components/correct-file-button.tsx';
export { CorrectPage } from './components/correct-page.tsx';
export { CorrectStartDialog } from './components/start-dialog.tsx';
