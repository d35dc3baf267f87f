export { erasePerson, exportPerson } from './person.ts';
export { eraseOver } from './retention.ts';
