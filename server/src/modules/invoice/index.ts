export { registerInvoiceRoutes } from './routes.ts';
