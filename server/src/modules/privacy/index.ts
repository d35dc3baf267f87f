export { composePrivacyLink } from './mail.ts';
export { describePerson, erasePersonIn, exportPerson } from './person.ts';
export type { Who } from './person-repository.ts';
export { fileOf } from './file.ts';
export { purgePrivacyLinks } from './link-repository.ts';
export { eraseOver } from './retention.ts';
export { registerPrivacyRoutes } from './routes.ts';
