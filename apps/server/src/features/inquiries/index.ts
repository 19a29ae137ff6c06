export { listInquiries } from './inquiries.repository.ts';
export { inquiryRoutes } from './inquiries.routes.ts';
export { sendInquiry } from './inquiries.service.ts';
export { inquiriesText } from './inquiries.text.ts';
