import { useCallback } from 'react';
import { useMessages } from 'shared/ui';
import { messages, type MessageKey } from './index.ts';

const isKey = (message: string): message is MessageKey => message in messages['en-GB'];

/** For what may be a key or the server's own text. */
export function useSay(): (message: string) => string {
  const text = useMessages(messages);
  return useCallback((message: string) => (isKey(message) ? text(message) : message), [text]);
}
