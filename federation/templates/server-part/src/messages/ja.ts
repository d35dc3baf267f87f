import type { Catalogue } from 'shared/domain';

export const ja = {
  '__page__.menu': '__title__',
  '__page__.title': '{hotel}へようこそ',
  '__page__.name': 'お名前',
  '__page__.greeting.guest': 'お越しいただきありがとうございます。',
  '__page__.greeting.named': '{name}様、お越しいただきありがとうございます。',
  '__page__.say': 'あいさつする',
  '__page__.hellos': { other: '{count}名様があいさつしました。' },
  '__page__.failed': 'うまくいきませんでした。もう一度お試しください。',
} as const satisfies Catalogue;
