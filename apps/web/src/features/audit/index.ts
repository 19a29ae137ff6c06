export { AuditListPage } from './components/list/audit-list-page.tsx';
export { AuditResultPage } from './components/result/result-page.tsx';
export { AuditUploadPage } from './components/upload/audit-upload-page.tsx';
