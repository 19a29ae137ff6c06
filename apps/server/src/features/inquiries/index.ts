export { listInquiries } from './inquiries.repository.ts';
export { sendInquiry } from './inquiries.service.ts';
export { inquiriesText } from './inquiries.text.ts';
