import type { Translate } from 'shared/domain';
import { useMessages } from 'shared/ui';
import { messages, type MessageKey } from './index.ts';

/** The words of this remote, and those of the rules, in the guest's language. */
export const useText = (): Translate<MessageKey> => useMessages(messages);
