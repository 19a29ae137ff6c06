export { ProofreadFileButton } from './components/proofread-file-button.tsx';
export { ProofreadPage } from './components/proofread-page.tsx';
export { ProofreadStartDialog } from './components/start-dialog.tsx';
