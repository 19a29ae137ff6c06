export { CommentThread } from './components/comment-thread.tsx';
export { PresentPeople } from './components/present-people.tsx';
