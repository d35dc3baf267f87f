export { findPropertyGroup, listGroupMembers, listPropertyGroupCodes } from './repository.ts';
export { registerPropertyGroupRoutes } from './routes.ts';
