export { issueFor, readFor } from './issue.ts';
export { registerInvoiceRoutes } from './routes.ts';
