export const deskMessages = {
  'desk.mail-again': 'The e-mail will be sent again in a moment.',
  'desk.mail-unknown': 'This e-mail is not kept any more.',
  'desk.note-written': 'The note is kept.',
} as const;
