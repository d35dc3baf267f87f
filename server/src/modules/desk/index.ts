export { countAllNights } from './numbers/stay-nights.ts';
export { registerDeskRoutes } from './routes.ts';
export { writeAllSearchTexts } from './search-repository.ts';
