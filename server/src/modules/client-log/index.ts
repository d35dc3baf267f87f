export { registerClientLogRoutes } from './routes.ts';
