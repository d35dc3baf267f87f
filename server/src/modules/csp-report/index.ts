export { registerCspReportRoutes } from './routes.ts';
