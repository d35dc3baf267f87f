import { conflict } from '../../http/errors.ts';
import type { Outcome } from './deps.ts';
import type { Erasure } from './person.ts';
import { translate } from './messages/index.ts';

/** 409 where nothing was erased. */
export function outcomeOf(erasure: Erasure): Outcome {
  if (erasure.kind === 'open') throw conflict(translate.say('privacy.open'));
  return { success: true, message: translate('privacy.erased') };
}
