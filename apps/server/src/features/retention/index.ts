export { type HeldContents, holdContents } from './hold-contents.ts';
