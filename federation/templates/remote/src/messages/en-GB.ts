/** Words of __name__. */
export const enGB = {
  '__page__.menu': '__title__',
  '__page__.title': 'Welcome to {hotel}',
  '__page__.name': 'Your name',
  '__page__.greeting.guest': 'Nice to have you here.',
  '__page__.greeting.named': 'Nice to have you here, {name}.',
} as const;
