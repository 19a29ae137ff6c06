export { AuditListPage } from './components/audit-list-page.tsx';
export { AuditUploadPage } from './components/audit-upload-page.tsx';
export { AuditResultPage } from './components/result-page.tsx';
