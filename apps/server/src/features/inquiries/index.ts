export { listInquiries } from './inquiries.repository.ts';
export { inquiryRoutes } from './inquiries.routes.ts';
export { inquiriesText } from './inquiries.text.ts';
export { inquiryMailJob } from './inquiry-mail.job.ts';
