/** Words of __name__. */
export const enGB = {
  '__page__.menu': '__title__',
  '__page__.title': 'Welcome to {hotel}',
  '__page__.name': 'Your name',
  '__page__.greeting.guest': 'Nice to have you here.',
  '__page__.greeting.named': 'Nice to have you here, {name}.',
  '__page__.say': 'Say hello',
  '__page__.hellos': { one: 'One guest has said hello.', other: '{count} guests have said hello.' },
  '__page__.failed': 'That did not work. Try again.',
} as const;
