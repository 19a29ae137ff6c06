export { ProofreadListPage } from './components/list/proofread-list-page.tsx';
export { ProofreadLivePage } from './components/live/live-page.tsx';
export { ProofreadPage } from './components/proofread-page.tsx';
export { OwnProofreadPage } from './components/result/own-page.tsx';
export { ProofreadFileButton } from './components/upload/proofread-file-button.tsx';
export { ProofreadStartDialog } from './components/upload/start-dialog.tsx';
