import type { Translate } from 'shared/domain';
import { useMessages } from 'shared/ui';
import { catalogues, type MessageKey } from './catalogues.ts';

/** The words of this remote, and those of the rules, in the guest's language. */
export const useText = (): Translate<MessageKey> => useMessages(catalogues);
