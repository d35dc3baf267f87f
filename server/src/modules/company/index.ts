export { findCompany, searchNameOf } from './repository.ts';
export { registerCompanyRoutes } from './routes.ts';
