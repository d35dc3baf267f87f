import { useMemo } from 'react';
import { useLocale, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import type { ListWords } from './rate-facts.ts';

export function useListWords(): ListWords {
  const text = useMessages(messages);
  const money = useMoney();
  const locale = useLocale();
  return useMemo(() => ({ text, money, locale }), [text, money, locale]);
}
