import type { Catalogue } from 'shared/domain';

export const ja = {
  '__page__.menu': '__title__',
  '__page__.title': '{hotel}へようこそ',
  '__page__.name': 'お名前',
  '__page__.greeting.guest': 'お越しいただきありがとうございます。',
  '__page__.greeting.named': '{name}様、お越しいただきありがとうございます。',
} as const satisfies Catalogue;
