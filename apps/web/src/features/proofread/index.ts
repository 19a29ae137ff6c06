export { ProofreadPage } from './components/proofread-page.tsx';
export { ProofreadFileButton } from './components/upload/proofread-file-button.tsx';
export { ProofreadStartDialog } from './components/upload/start-dialog.tsx';
