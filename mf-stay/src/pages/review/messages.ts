import { createMessages } from 'shared/runtime';
import { reviewEnGB } from '../../messages/review.en-GB.ts';

export const messages = createMessages(reviewEnGB);
