export { findStandard } from './standard-text.ts';
