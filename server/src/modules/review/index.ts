export { askForReviews, type LastAsked } from './ask.ts';
export { composeReviewRequest } from './mail.ts';
export { findRating, type RatingOfGuests } from './read.ts';
export { act, countStates, findReview, listOfState, type ReviewAct, type StayedRow } from './repository.ts';
export { registerReviewRoutes } from './routes.ts';
export { reasonOf } from './rules.ts';
