export { PermissionGate } from './components/permission-gate.tsx';
export { ShareButton } from './components/share-button.tsx';
export { ShareDialog } from './components/share-dialog.tsx';
export type { Product } from './view-model/shapes.ts';
