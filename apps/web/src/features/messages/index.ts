export { Announcements } from './components/announcements.tsx';
export { MessageBell } from './components/message-bell.tsx';
export { PopupDialogs } from './components/popup-dialogs.tsx';
export { VersionDialog } from './components/version-dialog.tsx';
