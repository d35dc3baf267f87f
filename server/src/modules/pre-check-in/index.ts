export { composePreCheckInDone } from './mail.ts';
export { registerPreCheckInRoutes } from './routes.ts';
